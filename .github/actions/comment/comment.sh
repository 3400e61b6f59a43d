#!/usr/bin/env bash
# Writes or renews the comment on the pull request of a run, and names the commit. Where a commit has no
# preview, a comment that is there says so; otherwise none is written.
set -euo pipefail
# Bytes of a preview that are read, letters of it that are shown once they are escaped, since GitHub takes
# 65,536, and bytes of the archive in which it comes.
MOST=50000
MOST_SHOWN=60000
MOST_PACKED=1000000
MARK='<!-- nomotheca: what this change does -->'

# The pull request that is open with this very commit, by what GitHub says of the run.
pull=$(gh api --method GET "repos/$REPOSITORY/pulls" -f state=open -f head="$HEAD" \
  --jq '.[] | select(.head.sha == env.SHA) | .number' | sed -n 1p)
[[ "$pull" =~ ^[0-9]+$ ]] || { echo 'No pull request is open with this commit.'; exit 0; }

kept=$(gh api "repos/$REPOSITORY/actions/runs/$RUN/artifacts?name=preview" \
  --jq ".artifacts[] | select(.size_in_bytes < $MOST_PACKED) | .id" | sed -n 1p)
packed=$(mktemp)
words=''
if [[ "$kept" =~ ^[0-9]+$ ]]; then
  gh api "repos/$REPOSITORY/actions/artifacts/$kept/zip" > "$packed"

# Unpacked no further than it is shown. No character that is not seen, and no sign that HTML knows.
words=$({ unzip -p "$packed" preview.txt || true; } | head -c "$MOST" | MOST_SHOWN=$MOST_SHOWN perl -MEncode -0777 -ne '
  binmode STDOUT, ":utf8";
  $_ = decode("UTF-8", $_);
  s/[^\P{C}\n]//g; s/&/&amp;/g; s/</&lt;/g; s/>/&gt;/g;
  $_ = substr($_, 0, $ENV{MOST_SHOWN}); s/&[a-z]*\z//;
  print')
fi
known=$(gh api --paginate "repos/$REPOSITORY/issues/$pull/comments" \
  --jq ".[] | select(.user.login == \"github-actions[bot]\" and (.body | startswith(\"$MARK\"))) | .id" | sed -n 1p)
body=$(mktemp)
if [[ -n "$words" ]]; then
  printf '%s\nWhat the check read in commit %s, word for word:\n\n<pre>\n%s\n</pre>' "$MARK" "$SHA" "$words" > "$body"
else
  echo "There is no preview of $SHA."
  [[ -n "$known" ]] || exit 0
  printf '%s\nThere is no preview of commit %s.' "$MARK" "$SHA" > "$body"
fi
# A file, since a program can be given only so long an argument.
if [[ -n "$known" ]]; then
  gh api --silent --method PATCH "repos/$REPOSITORY/issues/comments/$known" -F body=@"$body"
else
  gh api --silent --method POST "repos/$REPOSITORY/issues/$pull/comments" -F body=@"$body"
fi

#!/usr/bin/env bash
# Writes or renews the comment on the pull request of a run. Without one, or without a preview, it ends.
set -euo pipefail
# Bytes of a preview that are shown, and of the archive in which it comes.
MOST=50000
MOST_PACKED=1000000
MARK='<!-- nomotheca: what this change does -->'

# The pull request that is open with this very commit, by what GitHub says of the run.
pull=$(gh api --method GET "repos/$REPOSITORY/pulls" -f state=open -f head="$HEAD" \
  --jq '.[] | select(.head.sha == env.SHA) | .number' | sed -n 1p)
[[ "$pull" =~ ^[0-9]+$ ]] || { echo 'No pull request is open with this commit.'; exit 0; }

kept=$(gh api "repos/$REPOSITORY/actions/runs/$RUN/artifacts?name=preview" \
  --jq ".artifacts[] | select(.size_in_bytes < $MOST_PACKED) | .id" | sed -n 1p)
[[ "$kept" =~ ^[0-9]+$ ]] || { echo 'The check has kept no preview.'; exit 0; }
packed=$(mktemp)
gh api "repos/$REPOSITORY/actions/artifacts/$kept/zip" > "$packed"

# Unpacked no further than it is shown. No character that is not seen, and no sign that HTML knows.
words=$({ unzip -p "$packed" preview.txt || true; } | head -c "$MOST" | perl -MEncode -0777 -ne '
  binmode STDOUT, ":utf8";
  $_ = decode("UTF-8", $_);
  s/[^\P{C}\n]//g; s/&/&amp;/g; s/</&lt;/g; s/>/&gt;/g;
  print')
[[ -n "$words" ]] || { echo 'The preview is empty.'; exit 0; }
printf -v body '%s\nWhat the check read in this change, word for word:\n\n<pre>\n%s\n</pre>' "$MARK" "$words"

known=$(gh api --paginate "repos/$REPOSITORY/issues/$pull/comments" \
  --jq ".[] | select(.user.login == \"github-actions[bot]\" and (.body | startswith(\"$MARK\"))) | .id" | sed -n 1p)
if [[ -n "$known" ]]; then
  gh api --silent --method PATCH "repos/$REPOSITORY/issues/comments/$known" -f body="$body"
else
  gh api --silent --method POST "repos/$REPOSITORY/issues/$pull/comments" -f body="$body"
fi

#!/usr/bin/env bash
# Makes a record of an issue that its own author has just opened, and answers there with the clerk's words.
# It is called in the folder of the software; the records lie elsewhere, and nothing of them is run.
set -euo pipefail
# Characters of an answer, and how often it begins anew where another record was quicker.
MOST=20000
TRIES=5

[[ "$ISSUE" =~ ^[0-9]+$ ]] || { echo 'This is no issue.'; exit 0; }
[[ "$LOGIN" == "$SENDER" ]] || { echo 'Another than the author sent it.'; exit 0; }
[[ "$GAME" =~ ^[a-z0-9][a-z0-9-]*$ ]] || { echo 'The workflow names no game.'; exit 1; }

place=$(mktemp -d)
records="$place/records"
answer="$place/answer"
# The token goes to git by its environment, so that no program sees it among the arguments.
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="http.$SERVER/.extraheader"
GIT_CONFIG_VALUE_0="AUTHORIZATION: basic $(printf 'x-access-token:%s' "$GH_TOKEN" | base64 -w0)"
export GIT_CONFIG_VALUE_0
git clone --quiet --branch "$BRANCH" "$SERVER/$REPOSITORY" "$records"
in_records() { git -C "$records" -c core.hooksPath=/dev/null "$@"; }
nomic() { env -u WEBHOOK -u GH_TOKEN -u GIT_CONFIG_COUNT -u GIT_CONFIG_KEY_0 -u GIT_CONFIG_VALUE_0 node src/cli/nomic.js "$@"; }

# Whether one record of the game is changed, and nothing else.
is_one_record() {
  local changed
  changed=$(in_records status --porcelain --untracked-files=all)
  [[ $(wc -l <<< "$changed") -eq 1 && "${changed:3}" =~ ^"$CONTENT/games/$GAME/"(proposals|votes|judgments|events)/[A-Za-z0-9-]+\.md$ ]]
}

written=no
for _ in $(seq "$TRIES"); do
  in_records fetch --quiet origin "$BRANCH"
  in_records reset --quiet --hard "origin/$BRANCH"
  in_records clean --quiet --force -d
  nomic take "$GAME" "$GITHUB_EVENT_PATH" --write --content "$records/$CONTENT" > "$answer" 2>&1 || true
  [[ -n "$(in_records status --porcelain)" ]] || break
  if ! is_one_record; then
    echo 'This would change more than one record, and is left to the admin.' > "$answer"
    break
  fi
  if ! nomic check --base "origin/$BRANCH" --author "github:$LOGIN" --content "$records/$CONTENT" > "$place/check" 2>&1; then
    cat "$place/check" > "$answer"
    break
  fi
  in_records add --all
  in_records -c user.name=clerk -c user.email=clerk@users.noreply.github.com commit --quiet --message "Record what issue $ISSUE says"
  if [[ "$AS" == pull-request ]]; then
    in_records push --quiet origin "HEAD:refs/heads/inbox/$ISSUE" || break
    gh api --silent --method POST "repos/$REPOSITORY/pulls" -f title="Issue $ISSUE" -f head="inbox/$ISSUE" -f base="$BRANCH"
    written=proposed
    break
  fi
  if in_records push --quiet origin "HEAD:$BRANCH"; then
    written=yes
    break
  fi
  echo 'Others were quicker five times: open the issue again later.' > "$answer"
done

# Issues that say nothing of the game get no answer.
grep -q '^0 records in order, 0 refused, 0 on record already, 0 to be asked about' "$answer" && exit 0
words=$(head -c "$MOST" "$answer" | perl -MEncode -0777 -ne '
  binmode STDOUT, ":utf8";
  $_ = decode("UTF-8", $_);
  s/\Q$ENV{RUNNER_TEMP}\E//g if $ENV{RUNNER_TEMP};
  s/[^\P{C}\n]//g; s/&/&amp;/g; s/</&lt;/g; s/>/&gt;/g;
  print')
printf -v body '<pre>\n%s\n</pre>' "$words"
gh api --silent --method POST "repos/$REPOSITORY/issues/$ISSUE/comments" -f body="$body"
if [[ "$written" == yes ]]; then
  gh api --silent --method PATCH "repos/$REPOSITORY/issues/$ISSUE" -f state=closed
fi

# The record stands, whether or not the chat can be reached. What people wrote calls nobody there: Discord
# is given no names to call, and Slack no sign that begins one. Its address is no argument of a program.
tell_chat() {
  [[ "$WEBHOOK" =~ ^https://[^[:space:]\"\\]+$ ]] || { echo 'The webhook is no address that begins with https://.'; return; }
  nomic say "$GAME" --format markdown --content "$records/$CONTENT" | perl -MJSON::PP -MEncode -0777 -ne '
    my $content = my $text = decode("UTF-8", $_);
    $text =~ s/&/&amp;/g; $text =~ s/</&lt;/g; $text =~ s/>/&gt;/g;
    print encode_json({ content => $content, text => $text, allowed_mentions => { parse => [] } })' > "$place/post"
  curl --silent --show-error --fail --max-time 20 --header 'Content-Type: application/json' --data "@$place/post" --config - <<< "url = \"$WEBHOOK\""
}
if [[ "$written" == yes && -n "${WEBHOOK:-}" ]]; then
  tell_chat || echo 'The chat could not be reached.'
fi

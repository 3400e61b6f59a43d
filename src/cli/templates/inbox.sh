#!/usr/bin/env bash
# Makes a record of an issue that its own author has just opened, and answers there with the clerk's words.
# GitHub and Forgejo start it with the same event and the same interface. It is called apart from the
# records, and nothing of them is run.
#   FORGE    how accounts of the forge begin in game.md: github or forgejo
#   GAME     the id of the game; CONTENT the folder of the records; AS commit or pull-request
#   TOKEN    what may write the record and the answer
#   NOMIC    the command, where it is not `nomic`; WEBHOOK the address of a chat, or nothing
set -euo pipefail
# Characters of an answer, and how often it begins anew where another record was quicker.
export MOST=20000
TRIES=5

of_event='const { action, issue, sender, repository } = JSON.parse(require("fs").readFileSync(process.env.GITHUB_EVENT_PATH, "utf8"));
  [action, issue.number, issue.user.login, sender.login, repository.default_branch].join(" ")'
read -r action issue login sender branch < <(node -p "$of_event")
[[ "$action" == opened && "$issue" =~ ^[0-9]+$ ]] || { echo 'No issue was opened.'; exit 0; }
[[ "$login" == "$sender" ]] || { echo 'Another than the author sent it.'; exit 0; }
[[ "$GAME" =~ ^[a-z0-9][a-z0-9-]*$ ]] || { echo 'The workflow names no game.'; exit 1; }

place=$(mktemp -d)
records="$place/records"
answer="$place/answer"
# The token goes to git by its environment, and to curl by its input: no program sees it among the arguments.
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="http.$GITHUB_SERVER_URL/.extraheader"
GIT_CONFIG_VALUE_0="AUTHORIZATION: basic $(printf 'x-access-token:%s' "$TOKEN" | base64 -w0)"
export GIT_CONFIG_VALUE_0
git clone --quiet --branch "$branch" "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY" "$records"
in_records() { git -C "$records" -c core.hooksPath=/dev/null "$@"; }
nomic() {
  # shellcheck disable=SC2086 # The command may be several words.
  env -u WEBHOOK -u TOKEN -u GIT_CONFIG_COUNT -u GIT_CONFIG_KEY_0 -u GIT_CONFIG_VALUE_0 ${NOMIC:-nomic} "$@"
}

# Sends the file of a JSON value to the interface of the forge.
post() {
  curl --silent --show-error --fail --max-time 30 --output /dev/null --request "$1" --data "@$3" --config - <<END
url = "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/$2"
header = "Content-Type: application/json"
header = "Authorization: token $TOKEN"
END
}

# Whether one record of the game is changed, and nothing else.
is_one_record() {
  local changed
  changed=$(in_records status --porcelain --untracked-files=all)
  [[ $(wc -l <<< "$changed") -eq 1 && "${changed:3}" =~ ^"$CONTENT/games/$GAME/"(proposals|votes|judgments|events)/[A-Za-z0-9-]+\.md$ ]]
}

written=no
for _ in $(seq "$TRIES"); do
  in_records fetch --quiet origin "$branch"
  in_records reset --quiet --hard "origin/$branch"
  in_records clean --quiet --force -d
  nomic take "$GAME" "$GITHUB_EVENT_PATH" --write --content "$records/$CONTENT" > "$answer" 2>&1 || true
  [[ -n "$(in_records status --porcelain)" ]] || break
  if ! is_one_record; then
    echo 'This would change more than one record, and is left to the admin.' > "$answer"
    break
  fi
  if ! nomic check --base "origin/$branch" --author "$FORGE:$login" --content "$records/$CONTENT" > "$place/check" 2>&1; then
    cat "$place/check" > "$answer"
    break
  fi
  in_records add --all
  in_records -c user.name=clerk -c user.email=clerk@localhost commit --quiet --message "Record what issue $issue says"
  if [[ "$AS" == pull-request ]]; then
    in_records push --quiet origin "HEAD:refs/heads/inbox/$issue" || break
    printf '{"title":"Issue %s","head":"inbox/%s","base":"%s"}' "$issue" "$issue" "$branch" > "$place/pull"
    post POST pulls "$place/pull"
    written=proposed
    break
  fi
  if in_records push --quiet origin "HEAD:$branch"; then
    written=yes
    break
  fi
  echo 'Others were quicker five times: open the issue again later.' > "$answer"
done

# Issues that say nothing of the game get no answer.
grep -q '^0 records in order, 0 refused, 0 on record already, 0 to be asked about' "$answer" && exit 0
node -p 'const words = require("fs").readFileSync(0, "utf8").slice(0, process.env.MOST)
  .replaceAll(process.env.RUNNER_TEMP || "\0", "").replace(/[^\P{C}\n]/gu, "")
  .replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  JSON.stringify({ body: `<pre>\n${words}\n</pre>` })' < "$answer" > "$place/comment"
post POST "issues/$issue/comments" "$place/comment"
[[ "$written" == yes ]] || exit 0
echo '{"state":"closed"}' > "$place/closed"
post PATCH "issues/$issue" "$place/closed"

# The record stands, whether or not the chat can be reached. What people wrote calls nobody there: Discord
# is given no names to call, and Slack no sign that begins one.
say_in_chat() {
  [[ "$WEBHOOK" =~ ^https://[^[:space:]\"\\]+$ ]] || { echo 'The webhook is no address that begins with https://.'; return; }
  nomic say "$GAME" --format markdown --content "$records/$CONTENT" | node -p 'const content = require("fs").readFileSync(0, "utf8");
    const text = content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    JSON.stringify({ content, text, allowed_mentions: { parse: [] } })' > "$place/news"
  curl --silent --show-error --fail --max-time 20 --output /dev/null --header 'Content-Type: application/json' --data "@$place/news" --config - <<< "url = \"$WEBHOOK\""
}
[[ -z "${WEBHOOK:-}" ]] || say_in_chat || echo 'The chat could not be reached.'

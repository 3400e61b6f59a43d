#!/usr/bin/env bash
# Makes a record of an issue that its own author has just opened, and answers there with the clerk's words.
# GitHub and Forgejo start it with the same event and the same interface. GitLab starts nothing when an
# issue is opened: a schedule does, and the issues that have no answer yet are read one after the other.
# It is called apart from the records, and nothing of them is run.
#   FORGE    how accounts of the forge begin in game.md: github, forgejo or gitlab
#   GAME     the id of the game; CONTENT the folder of the records; AS commit or pull-request
#   TOKEN    what may write the record and the answer
#   NOMIC    the command, where it is not `nomic`; WEBHOOK the address of a chat, or nothing
set -euo pipefail
# Characters of an answer, and how often it begins anew where another record was quicker.
export MOST=20000
TRIES=5

if [[ "$FORGE" == gitlab ]]; then
  GITHUB_SERVER_URL=$CI_SERVER_URL GITHUB_REPOSITORY=$CI_PROJECT_PATH.git
  interface="$CI_API_V4_URL/projects/$CI_PROJECT_ID"
  header="PRIVATE-TOKEN: $TOKEN"
  pull='merge_requests {"title":"Issue %s","source_branch":"inbox/%s","target_branch":"%s"}'
  answers=notes closing='PUT {"state_event":"close"}'
else
  interface="$GITHUB_API_URL/repos/$GITHUB_REPOSITORY"
  header="Authorization: token $TOKEN"
  pull='pulls {"title":"Issue %s","head":"inbox/%s","base":"%s"}'
  answers=comments closing='PATCH {"state":"closed"}'
fi

# Asks the interface of the forge for something, or sends it the file of a JSON value. The token goes
# there by the input, and to git by its environment: no program sees it among the arguments.
ask() {
  curl --silent --show-error --fail --globoff --max-time 30 --request "$1" "${@:3}" --config - <<END
url = "$interface/$2"
header = "Content-Type: application/json"
header = "$header"
END
}
post() { ask "$1" "$2" --output /dev/null --data "@$3"; }

place=$(mktemp -d)
if [[ "$FORGE" == gitlab && -z "${GITHUB_EVENT_PATH:-}" ]]; then
  echo '{"add_labels":"clerk"}' > "$place/label"
  ask GET 'issues?state=opened&confidential=false&not[labels]=clerk&order_by=created_at&sort=asc&per_page=20' > "$place/issues"
  for i in $(node -p 'JSON.parse(require("fs").readFileSync(0, "utf8")).map(({ iid }) => Number(iid)).join(" ")' < "$place/issues"); do
    # What GitLab notes of changes tells whether the words are still those of the author.
    ask GET "issues/$i/notes?sort=asc&per_page=100" > "$place/notes"
    I=$i PLACE=$place node -e 'const { I, PLACE, CI_DEFAULT_BRANCH: default_branch } = process.env, fs = require("fs");
      const [issues, notes] = ["issues", "notes"].map((name) => JSON.parse(fs.readFileSync(`${PLACE}/${name}`, "utf8")));
      const issue = issues.find(({ iid }) => iid === Number(I));
      fs.writeFileSync(`${PLACE}/event`, JSON.stringify({ action: notes.length < 100 ? "opened" : "talked about", sender: issue.author,
        issue, notes: notes.filter(({ system }) => system), repository: { default_branch } }))'
    GITHUB_EVENT_PATH="$place/event" bash "$0" || echo "Issue $i could not be answered."
    post PUT "issues/$i" "$place/label"
  done
  exit 0
fi

of_event='const { action, issue, sender, repository } = JSON.parse(require("fs").readFileSync(process.env.GITHUB_EVENT_PATH, "utf8"));
  const nameOf = ({ login, username }) => login ?? username;
  [action, issue.number ?? issue.iid, nameOf(issue.user ?? issue.author), nameOf(sender), repository.default_branch].join(" ")'
read -r action issue login sender branch < <(node -p "$of_event")
[[ "$action" == opened && "$issue" =~ ^[0-9]+$ ]] || { echo 'No issue was opened.'; exit 0; }
[[ "$login" == "$sender" ]] || { echo 'Another than the author sent it.'; exit 0; }
[[ "$GAME" =~ ^[a-z0-9][a-z0-9-]*$ ]] || { echo 'The workflow names no game.'; exit 1; }

records="$place/records"
answer="$place/answer"
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="http.$GITHUB_SERVER_URL/.extraheader"
GIT_CONFIG_VALUE_0="AUTHORIZATION: basic $(printf 'x-access-token:%s' "$TOKEN" | base64 -w0)"
export GIT_CONFIG_VALUE_0
# Whole names of branches: a tag may have the same short name, and git would take the tag.
here=refs/heads/$branch there=refs/remotes/origin/$branch
git clone --quiet --no-tags --branch "$branch" "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY" "$records"
in_records() { git -C "$records" -c core.hooksPath=/dev/null "$@"; }
nomic() {
  # shellcheck disable=SC2086 # The command may be several words.
  env -u WEBHOOK -u TOKEN -u GIT_CONFIG_COUNT -u GIT_CONFIG_KEY_0 -u GIT_CONFIG_VALUE_0 -u CI_JOB_TOKEN ${NOMIC:-nomic} "$@"
}

# Whether one record of the game is changed, and nothing else.
is_one_record() {
  local changed
  changed=$(in_records status --porcelain --untracked-files=all)
  [[ $(wc -l <<< "$changed") -eq 1 && "${changed:3}" =~ ^"$CONTENT/games/$GAME/"(proposals|votes|judgments|events)/[A-Za-z0-9-]+\.md$ ]]
}

written=no
for _ in $(seq "$TRIES"); do
  in_records fetch --quiet --no-tags origin "+$here:$there"
  in_records checkout --quiet --force --detach "$there"
  in_records clean --quiet --force -d
  nomic take "$GAME" "$GITHUB_EVENT_PATH" --write --content "$records/$CONTENT" > "$answer" 2>&1 || true
  [[ -n "$(in_records status --porcelain)" ]] || break
  if ! is_one_record; then
    echo 'This would change more than one record, and is left to the admin.' > "$answer"
    break
  fi
  in_records add --all
  in_records -c user.name=clerk -c user.email=clerk@localhost commit --quiet --message "Record what issue $issue says"
  if ! nomic check --base "$there" --author "$FORGE:$login" --content "$records/$CONTENT" > "$place/check" 2>&1; then
    cat "$place/check" > "$answer"
    break
  fi
  if [[ "$AS" == pull-request ]]; then
    in_records push --quiet origin "HEAD:refs/heads/inbox/$issue" || break
    # shellcheck disable=SC2059 # The words of this forge.
    printf "${pull#* }" "$issue" "$issue" "$branch" > "$place/pull"
    post POST "${pull%% *}" "$place/pull"
    written=proposed
    break
  fi
  # The forge says which commit its branch has: the push adds the one record to that, or nothing.
  tip=$(in_records ls-remote origin "$here" | cut -f1)
  if [[ "$(in_records rev-parse HEAD^)" == "$tip" ]] && in_records push --quiet origin "HEAD:$here"; then
    written=yes
    break
  fi
  echo 'Others were quicker five times: open the issue again later.' > "$answer"
done

# Issues that say nothing of the game get no answer. No line of an answer is a command to GitLab.
grep -q '^0 records in order, 0 refused, 0 on record already, 0 to be asked about' "$answer" && exit 0
node -p 'const words = require("fs").readFileSync(0, "utf8").slice(0, process.env.MOST)
  .replaceAll(process.env.RUNNER_TEMP || "\0", "").replace(/[^\P{C}\n]/gu, "")
  .replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/^([ \t]*)\//gm, "$1&#47;");
  JSON.stringify({ body: `<pre>\n${words}\n</pre>` })' < "$answer" > "$place/comment"
post POST "issues/$issue/$answers" "$place/comment"
[[ "$written" == yes ]] || exit 0
echo "${closing#* }" > "$place/closed"
post "${closing%% *}" "issues/$issue" "$place/closed"

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

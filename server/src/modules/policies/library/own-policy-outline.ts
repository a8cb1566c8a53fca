/** What a policy that a firm writes itself begins with: the sections of the library's, each with what belongs there. */
export const OWN_POLICY_OUTLINE = `## Purpose

Say in two or three sentences what this policy protects and why your company needs it.

## Who it applies to

Name the people, places and devices it is for. If anyone is left out on purpose, say so.

## Rules

- Write one rule per line, so people can check it.
- Say what to do, not just what is forbidden.
- Say how soon, how often and with which tool.

## Who does what

| Who | What they do |
|---|---|
| The managing director | Approves this policy and decides on exceptions |
| The office manager | Answers questions and keeps the policy up to date |
| Everyone | Follows the rules and reports what goes wrong |

## Exceptions

Say who may allow an exception, and that it is written down with a reason and an end date.

## Review

Say who reviews the whole policy, and how often. Once a year suits most companies.
`;

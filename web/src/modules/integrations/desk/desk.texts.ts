import { texts } from '@portal/domain/texts/texts.ts';

export const deskKinds = texts('integrations.deskKinds', {
  mail: 'By email',
  github: 'GitHub Issues',
  jira: 'Jira Cloud',
  aboutMail: 'Any ticketing system that turns emails into tickets',
  aboutGithub: 'Issues in a private repository',
  aboutJira: 'Issues in a project',
});

export const deskCard = texts('integrations.desk', {
  title: 'Tickets in your own ticketing system',
  description:
    'One click turns a finding into a ticket that says what is wrong and how to fix it. What the scan saw stays in the portal.',
  loading: 'Loading the ticketing system …',
  what: 'the ticketing system',
  none: 'No ticketing system yet',
  aboutNone: 'That way, the people who fix things see tickets with the rest of their work.',
  set: 'Set up a ticketing system',
  change: 'Change',
  test: 'Test',
  remove: 'Remove',
  tickets: '{count, plural, =0 {No tickets yet} one {# ticket} other {# tickets}}',
  made: 'Set up on {day} by {name}',
  wasAsked: 'The system responds and is ready to accept tickets.',
  wasMailed: 'A test email is on its way to the ticketing system.',
  wasRemoved: 'The ticketing system was removed.',
  removeTitle: 'Remove the ticketing system?',
  aboutRemove: 'The tickets stay in your ticketing system, but the portal no longer knows which ones it created.',
});

export const deskDialog = texts('integrations.deskDialog', {
  title: 'Set up a ticketing system',
  about: 'Enter your password, because tickets send your data elsewhere.',
  save: 'Save',
  saved: 'The ticketing system was saved.',
  kind: 'Which ticketing system',
  email: 'Email address of the ticketing system',
  pleaseEnterAnEmail: 'Please enter an email address.',
  repository: 'Repository',
  aboutRepository: 'Owner and name, such as acme/it. It must be private.',
  pleaseEnterARepository: 'Please enter a repository such as acme/it.',
  githubToken: 'Access token',
  aboutGithubToken: 'In GitHub, create a fine-grained token for only this repository that can read and write issues.',
  address: 'Jira address',
  aboutAddress: 'Such as https://acme.atlassian.net',
  pleaseEnterAnAddress: 'Please enter an address that begins with https://.',
  project: 'Project key',
  aboutProject: 'The letters before an issue number, such as SEC.',
  pleaseEnterAProject: 'Please enter a project key such as SEC.',
  account: 'Email address of the account',
  jiraToken: 'API token',
  aboutJiraToken: 'In your Atlassian account, open “Security” and create an API token.',
  pleaseEnterAToken: 'Please enter a token.',
  githubAddress: 'Address of your own GitHub server (optional)',
  aboutGithubAddress:
    'Leave this empty for github.com. For GitHub Enterprise Server, enter an address such as https://github.acme.com. Only a server that the portal can reach over the internet works.',
  fieldsNeeded: 'Tickets in this project need more fields. Choose the values for new tickets, then save again.',
  labels: 'Single words, separated by spaces.',
  pleaseFillIn: 'Please fill in this field.',
  doesNotFit: 'This value is not valid for this field.',
});

export const hookDialog = texts('integrations.deskHook', {
  title: 'Have the system report when a ticket is closed',
  aboutGithub:
    'In the repository settings, add a webhook with this address and secret, content type “application/json”, for “Issues” only.',
  aboutJira:
    'In Jira, have an administrator create a webhook with this address, for “Issue: updated” only. Anyone who knows the address can close tickets here.',
  notAgain: 'It will not be shown again. Without the webhook, the portal checks the system once an hour.',
  address: 'Address',
  secret: 'Secret',
  copyAddress: 'Copy the address',
  copySecret: 'Copy the secret',
  copied: 'It was copied.',
  done: 'Done',
});

import { texts } from '@portal/domain/texts/texts.ts';

export const assistantPanel = texts('portal.developers.assistant', {
  what: 'the address for assistants',
  loading: 'Loading the address for assistants …',
  title: 'Use with an assistant',
  description:
    'An AI assistant that speaks the Model Context Protocol (MCP) can read what a token permits and answer questions such as “What should we fix this week?”',
  address: 'Address',
  copyAddress: 'Copy the address',
  makeToken: 'Create a read-only token',
  aboutToken:
    'The read-only token has every read permission except the one for people in training: choose that one only if your assistant needs names and email addresses.',
  setUp: 'Set it up',
  aboutSetUp: 'Put your token where it says {placeholder}. Do not keep a file with a token in a shared folder.',
  claudeCode: 'Claude Code: one command',
  vsCode: 'VS Code: the file .vscode/mcp.json, which asks for the token',
  others: 'Other apps: the configuration file most of them use',
  copy: 'Copy',
  copyLines: 'Copy: {name}',
  copied: 'Copied.',
  onlyAddress:
    'Some assistants, such as connectors on claude.ai, accept only an address and then open a sign-in page. That does not work yet: the assistant must let you enter a header.',
});

export const assistantRisks = texts('portal.developers.assistantRisks', {
  title: 'Before you connect one',
  leaves:
    'What the assistant reads leaves your company: it goes to the company that runs the assistant, under their terms, and you cannot get it back. That includes your open weaknesses.',
  injection:
    'Findings contain text from websites, and records contain text from other people. The portal marks them as untrusted, but hidden instructions in them can still mislead an assistant.',
  readOnly:
    'Give it only read permissions. If it has write permissions, have the assistant ask you before each change.',
  wrong: 'Assistants make mistakes. Check anything important in the portal before you act on it.',
  log: 'The list of tokens shows when each one was last used, and the activity log shows what was changed with it. What was read is not logged.',
  end: 'Revoke the token when you no longer use the assistant. This takes effect right away.',
});

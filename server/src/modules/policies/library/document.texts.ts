import { texts } from '@portal/domain/texts/texts.ts';

/** What the portal writes into a policy besides the library's own words, in the language of the policy. */
export const written = texts('policies.written', {
  must: 'Must',
  should: 'Should',
  /** Below a clause’s heading; `duty` is “Must” or “Should”. */
  clause: '**{duty}** · Owner: {owner} · How often: {every} · Record: {record}',
  /** The owner of what everyone does. */
  ownerEveryone: 'everyone',
  whoDoesWhat: 'Who does what',
  who: 'Who',
  does: 'What they do',
  everyone: 'Everyone',
  terms: 'Terms',
  gaps: 'Missing clause numbers belong to rules that do not apply to us.',
  notInForce:
    'If this policy refers to another one that management has not approved yet, the security lead decides which rule applies until then.',
  differently: 'Where we do things differently',
  /** How many answers a quiz needs to be right. */
  passMark: '{right} of {asked} questions',
});

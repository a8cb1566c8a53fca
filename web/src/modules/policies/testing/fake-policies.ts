import type { CallOutput } from '../../../api/calls.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import type { AskedField, FieldValues, KeptChanges, Policy, PolicyRemark, PolicyText } from '../policy-types.ts';

const named = (id: string, label: string) => ({
  id,
  label,
  help: `What to choose for this: ${label}.`,
  isAnswered: false,
  offered: null,
  offeredFrom: null,
  visible: true,
});

/** Three kinds of questions. */
export const FIELDS: readonly AskedField[] = [
  {
    ...named('lead', 'Who decides'),
    type: 'person',
    default: 'the owner',
    value: 'the owner',
    offered: 'Ann',
    offeredFrom: 'Privacy',
  },
  {
    ...named('days', 'Days until an answer'),
    type: 'number',
    default: 3,
    value: 3,
    min: 1,
    max: 10,
    unit: { one: 'day', many: 'days' },
  },
  { ...named('remote', 'May staff work at home?'), type: 'yes-no', default: true, value: true },
];

/** The text that the answers make, as the server does. */
export function textOf(values: FieldValues): PolicyText {
  const answer = (id: string) => String(values[id] ?? FIELDS.find((field) => field.id === id)?.default ?? '');
  return [
    { kind: 'heading', level: 1, spans: [{ text: 'Rules' }] },
    {
      kind: 'paragraph',
      spans: [
        { text: answer('lead'), field: 'lead' },
        { text: ' answers within ' },
        { text: `${answer('days')} days`, field: 'days' },
        { text: '.' },
      ],
    },
    ...(answer('remote') === 'true'
      ? [{ kind: 'paragraph' as const, spans: [{ text: 'Work at home with the door locked.' }] }]
      : []),
  ];
}

/** A policy that nobody has saved yet, as the library has it. */
export function policyOf(changes: Partial<Policy> = {}): Policy {
  const values = changes.customValues ?? {};
  return {
    id: 'acceptable-use',
    name: 'Acceptable use',
    language: 'en',
    purpose: 'Says what staff may do.',
    audience: 'Everybody',
    version: 1,
    status: 'Draft',
    approver: null,
    approvalDate: null,
    saved: null,
    savedBy: null,
    custom: false,
    customPolicy: null,
    customValues: values,
    template: '## Rules',
    text: textOf(values),
    source: '## Rules\n\n{{lead}} answers within {{days}}.\n\nWork at home with the door locked.\n',
    fields: FIELDS.map((field) => ({ ...field, isAnswered: Object.hasOwn(values, field.id) })) as AskedField[],
    standards: [{ framework: 'NIST CSF 2.0', ids: ['GV.PO-01'] }],
    faults: [],
    lawyer: null,
    reviewMonths: 12,
    nextReview: null,
    isReviewDue: false,
    draftMode: null,
    sentTo: null,
    sentBy: null,
    libraryUpdate: null,
    missingPolicies: [],
    minor: false,
    isNewest: true,
    ...changes,
  };
}

/** Answers of the calls for one policy, which saving changes as the server does. */
export function fakePolicies(
  start: Policy = policyOf(),
  keptBefore: KeptChanges | null = null,
  remarks: readonly PolicyRemark[] = [],
): FakeHandlers {
  let policy = start;
  let kept = keptBefore;
  let saves = 0;
  const stored = () => ({
    version: policy.version,
    language: policy.language,
    status: policy.status,
    approver: policy.approver,
    approvalDate: policy.approvalDate,
    saved: policy.saved,
    savedBy: policy.savedBy,
  });
  const whole = (): CallOutput<'policyLoad'> => ({
    success: true,
    data: policy,
    storageList: policy.saved === null ? [] : [stored()],
    kept,
    remarks: [...remarks],
  });
  return {
    policyLoad: whole,
    policyPreview: ({ customValues }) => ({
      success: true,
      data: { text: textOf(customValues), fields: FIELDS.map(({ id }) => id), faults: [], missingPolicies: [] },
    }),
    policyKeepChanges: ({ changes }) => {
      kept = changes;
      return { success: true };
    },
    policySave: ({ policy: given }) => {
      saves += 1;
      kept = null;
      const isApproved = given.status === 'Active';
      policy = policyOf({
        ...policy,
        name: given.name,
        status: given.status,
        version: policy.status === 'Active' ? policy.version + 1 : policy.version,
        approver: isApproved ? 'Dana Reyes' : null,
        approvalDate: isApproved ? '2026-11-21T18:00:00.000Z' : null,
        saved: `2026-11-21T18:0${saves}:00.000Z`,
        savedBy: 'Dana Reyes',
        customValues: given.customValues,
        customPolicy: given.customPolicy,
        text: textOf(given.customValues),
        draftMode: isApproved ? null : 'customise',
      });
      return { ...whole(), message: isApproved ? 'Policy approved.' : 'Draft saved.' };
    },
    policyDelete: () => ({ success: true, message: 'Draft deleted.' }),
    policyList: () => ({ success: true, data: [], outOfBoxPolicyList: [], progress: { recommended: 1, active: 0 } }),
  };
}

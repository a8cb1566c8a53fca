import { choose } from '@portal/domain/proof-packs/proof-parts.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import type { Pack, Preview } from '../proof-types.ts';

const NOTHING = choose(() => null);

/** A pack of the list, valid unless changed. */
export function aPack(number: number, changes: Partial<Pack> = {}): Pack {
  return {
    packId: `0198a6f0-0000-7000-8000-${String(number).padStart(12, '0')}`,
    recipient: `Customer ${number}`,
    purpose: '',
    parts: { ...NOTHING, policies: 'texts', training: 'shares' },
    validDays: 90,
    state: 'ready',
    askedBy: 'Dana Reyes',
    askedAt: '2026-11-20T20:00:00Z',
    expiresAt: '2027-02-19T07:59:59Z',
    revokedAt: null,
    address: 'https://portal.example/proof/7K2M-9PQR-4WXY-8TVB-1C3D',
    code: '7K2M-9PQR-4WXY-8TVB-1C3D',
    fileName: `Proof pack Customer ${number} 2026-11-20.zip`,
    file: { name: `Proof pack Customer ${number} 2026-11-20.zip`, size: 412_000, sha256: 'ab'.repeat(32) },
    ...changes,
  };
}

/** A firm with policies, sign-offs, training and websites, and no assessment yet. */
export const PREVIEW: Preview = {
  company: 'Lark Bakery',
  offered: [
    { part: 'policies', isEmpty: false },
    { part: 'signOffs', isEmpty: false },
    { part: 'training', isEmpty: false },
    { part: 'websites', isEmpty: false },
    { part: 'maturity', isEmpty: true },
    { part: 'secondFactor', isEmpty: false },
  ],
  facts: {
    policies: [
      {
        policyId: 'acceptable-use',
        name: 'Acceptable use',
        version: 3,
        approvedOn: '2026-10-02',
        reviewOn: '2027-10-02',
      },
      { policyId: 'passwords', name: 'Passwords', version: 1, approvedOn: '2026-11-03', reviewOn: '2027-11-03' },
    ],
    signOffs: [{ policyId: 'acceptable-use', name: 'Acceptable use', version: 3, asked: 12, confirmed: 9 }],
    training: {
      people: 12,
      courses: [{ courseId: 'phishing', name: 'Phishing', assigned: 12, completed: 11 }],
    },
    websites: [{ name: 'Web shop', lastScanOn: '2026-11-18', highs: 1, mediums: 2, lows: 4, months: [] }],
    maturity: null,
    rating: null,
    secondFactor: { people: 3, withSecondFactor: 2, isRequired: false },
  },
  names: { signOffs: 9, training: 12 },
};

/** A member whose firm has these packs. */
export function fakePacks(packs: readonly Pack[], preview = PREVIEW): FakeHandlers {
  return {
    ...signedIn(),
    listProofPacks: () => ({ success: true, data: { total: packs.length, pageSize: 20, packs: [...packs] } }),
    previewProof: () => ({ success: true, data: preview }),
  };
}

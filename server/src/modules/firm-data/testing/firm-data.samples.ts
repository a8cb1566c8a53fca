import { randomUUID } from 'node:crypto';
import type * as firmData from '@portal/contract/firm-data/firm-data.calls.ts';
import type { FilledOrganisation } from '../../../testing/filled-ids.ts';
import type { FillTools, MarkedMember, ModuleSamples } from '../../../testing/module-samples.ts';
import type { SamplesOf } from '../../../testing/samples-of.ts';
import { exportPath } from '../archive/export-path.ts';
import { renderFirmDeletionMail } from '../emails/firm-deletion-mail.ts';
import { renderFirmExportMail } from '../emails/firm-export-mail.ts';

type FirmDataSamples = { readonly firmData: SamplesOf<typeof firmData> };
type Filled = Awaited<ReturnType<typeof fill>>;

declare module '../../../testing/filled-ids.ts' {
  interface FilledOrganisation extends Filled {}
}

declare module '../../../testing/sample-inputs.ts' {
  interface Samples extends FirmDataSamples {}
}

const DAY_MS = 24 * 60 * 60_000;
const DAY = new Date('2026-12-12T10:00:00Z');

async function fill({ insert, putFile }: FillTools, { orgId, userId, marker }: MarkedMember, now: Date) {
  const firmExportId = randomUUID();
  await insert('firm_exports', {
    export_id: firmExportId,
    org_id: orgId,
    asked_by: userId,
    asked_by_name: marker,
    asked_at: now,
    expires_at: new Date(now.getTime() + DAY_MS),
    state: 'ready',
    size: String(marker.length),
  });
  await putFile(exportPath(orgId, firmExportId), Buffer.from(marker));
  return { firmExportId };
}

const deletion =
  (step: 'asked' | 'soon' | 'canceled'): NonNullable<ModuleSamples['mails']>[string]['render'] =>
  async ({ person, organisation, link }, teller) =>
    renderFirmDeletionMail({ ...teller, step, person, organisationName: organisation, dueAt: DAY, dataUrl: link });

export default {
  fill,
  inputs: (org: FilledOrganisation): FirmDataSamples => ({
    firmData: {
      readFirmData: {},
      exportFirmData: {},
      downloadFirmData: { exportId: org.firmExportId },
      askFirmDeletion: { companyName: `Firm ${org.marker}` },
      cancelFirmDeletion: {},
    },
  }),
  mails: {
    'firm-export': {
      subject: 'Bakery Ltd’s data is ready to download',
      render: async ({ person, organisation, link }, teller) =>
        renderFirmExportMail({
          ...teller,
          askedBy: person,
          organisationName: organisation,
          expiresAt: DAY,
          dataUrl: link,
        }),
    },
    'firm-deletion asked': { subject: 'Bakery Ltd will be deleted on Dec 12, 2026', render: deletion('asked') },
    'firm-deletion soon': { subject: 'Reminder: Bakery Ltd will be deleted on Dec 12, 2026', render: deletion('soon') },
    'firm-deletion canceled': { subject: 'Bakery Ltd will not be deleted', render: deletion('canceled') },
  },
} satisfies ModuleSamples;

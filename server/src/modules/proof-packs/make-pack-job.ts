import type { Brand } from '@portal/domain/portal/brand.ts';
import { downloadName } from '@portal/domain/portal/download-name.ts';
import type { z } from 'zod';
import type { OrgTransaction } from '../../database/database.ts';
import { printedLogo } from '../../documents/printed-model.ts';
import { brandOrigin, linkInLanguage } from '../../system/brand-origin.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { findColleague, findOrganisationBrand, readersLanguages } from '../profile/public.ts';
import { packArchive } from './files/pack-archive.ts';
import { packTables } from './files/pack-csv.ts';
import { policyDocuments } from './files/policy-documents.ts';
import { summaryModel } from './files/summary-model.ts';
import { packAddress } from './pack-view.ts';
import { beginTry, markFailed, saveContent } from './packs.store.ts';
import type { makeProofPackJob } from './proof-packs.kinds.ts';
import { fileNames } from './proof-packs.texts.ts';
import type { ProofServices } from './proof-services.ts';

/** A worker that was killed in the midst of it has tried too. */
const MAX_TRIES = 3;

type PackToMake = NonNullable<Awaited<ReturnType<typeof beginTry>>>;

/** Nobody looks at a page for longer than this; whoever asked has gone on to something else. */
const WAITED_FOR_MS = 60_000;

/** Makes the file of a pack from what was written down for it. Done twice, the second run finds it made. */
export async function makePack(
  services: ProofServices,
  { orgId, packId }: z.output<typeof makeProofPackJob.payload>,
): Promise<void> {
  const { database, brands, clock } = services;
  const pack = await database.onceInOrg(orgId, (tx) => beginTry(tx, packId));
  if (pack === undefined) return;
  const giveUp = () => database.onceInOrg(orgId, (tx) => markFailed(tx, packId));
  if (pack.tries > MAX_TRIES) return giveUp();
  try {
    const brand = await brands.byId(await database.onceInOrg(orgId, findOrganisationBrand));
    const archive = await archiveOf(services, pack, { orgId, brand });
    const at = clock.now();
    await database.inOrg(orgId, async (tx) => {
      if (await saveContent(tx, packId, { ...archive, at })) await tellIfLate(services, tx, pack, { brand, at });
    });
  } catch (error) {
    if (pack.tries === MAX_TRIES) await giveUp();
    throw error;
  }
}

/** Mails whoever asked that the pack is ready, and nobody in their place. */
async function tellIfLate(
  { outbox, config }: ProofServices,
  tx: OrgTransaction,
  pack: PackToMake,
  { brand, at }: { readonly brand: Brand; readonly at: Date },
): Promise<void> {
  if (at.getTime() - pack.asked_at.getTime() <= WAITED_FOR_MS || pack.asked_by === null) return;
  const person = await findColleague(tx, pack.asked_by);
  if (person === null) return;
  const language = (await readersLanguages(tx, brand, [person.email]))(person.email);
  const mail = {
    kind: 'proof-pack' as const,
    organisationName: pack.organisation_name,
    recipient: pack.recipient,
    validUntil: pack.expires_at.toISOString(),
    packsUrl: linkInLanguage(`${brandOrigin(brand, config.publicUrl)}/proof-packs`, language),
  };
  await outbox.put(tx, brand, person.email, mail, { language });
}

async function archiveOf(
  services: ProofServices,
  pack: PackToMake,
  { orgId, brand }: { readonly orgId: string; readonly brand: Brand },
) {
  const { brands, documents, config } = services;
  const { snapshot, parts } = pack;
  if (snapshot === null) throw new Error('A pack without a snapshot is not begun');
  const say = sayFor(brand, snapshot.language);
  const policies =
    parts.policies === 'texts'
      ? await policyDocuments(services, snapshot.facts.policies, {
          orgId,
          brand,
          say,
          confirmedUntil: parts.signOffs === 'names' ? pack.asked_at : null,
        })
      : [];
  const tables = packTables(snapshot, say).map(({ name, text }) => ({ name, bytes: Buffer.from(text) }));
  const model = summaryModel(
    {
      organisation: pack.organisation_name,
      recipient: pack.recipient,
      purpose: pack.purpose,
      parts,
      snapshot,
      askedAt: pack.asked_at,
      expiresAt: pack.expires_at,
      code: pack.code,
      address: packAddress(brand, config.publicUrl, pack.code),
      files: [...policies, ...tables].map(({ name }) => name),
    },
    { brand, say, logo: printedLogo(await brands.logoOf(brand)) },
  );
  const bytes = await documents.typeset('proof-pack', model);
  const name = downloadName(`${say(fileNames.summary)}.pdf`, 'summary.pdf');
  return packArchive(pack.file_name, [{ name, bytes }, ...policies, ...tables], pack.asked_at);
}

import { downloadName } from '@portal/domain/portal/download-name.ts';
import type { Caller } from '../../../call/caller.ts';
import { printedLogo } from '../../../documents/printed-model.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { printedAbout } from './card.texts.ts';
import { type CardContent, cardModel } from './card-model.ts';

/** The emergency card as a PDF, under its name. */
export async function typesetCard(
  { documents, brands, clock, config }: Services,
  { brand, language }: Caller,
  content: Omit<CardContent, 'now' | 'address'>,
) {
  const say = sayFor(brand, language);
  const address = `${brandOrigin(brand, config.publicUrl)}/incident-help`;
  const model = cardModel(
    { ...content, now: clock.now(), address },
    { brand, say, logo: printedLogo(await brands.logoOf(brand)) },
  );
  return {
    fileName: downloadName(`${say(printedAbout.fileName)}.pdf`, 'emergency-card.pdf'),
    bytes: await documents.typeset('emergency-card', model),
  };
}

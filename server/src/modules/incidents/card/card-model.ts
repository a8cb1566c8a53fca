import type { Place } from '@portal/domain/countries/place.ts';
import { contactRoles } from '@portal/domain/incidents/incidents.texts.ts';
import { cut } from '../../../documents/cut.ts';
import { type PaperOf, type PrintedModel, printedPaper } from '../../../documents/printed-model.ts';
import { sayAll } from '../../../documents/printed-words.ts';
import { brandDate } from '../../../system/brand-date.ts';
import type { CardOwner } from '../help/help-file.ts';
import { printed, printedAbout } from './card.texts.ts';

/** What a card is printed from; nobody's card has lines to write on. */
export type CardContent = {
  readonly firm: CardOwner | null;
  readonly rules: Pick<Place, 'emergencyNumber' | 'contacts'>;
  /** Of the size of a bank card (ISO/IEC 7810, ID-1) with two sides, or four of them on a sheet of A4. */
  readonly layout: 'wallet' | 'sheet';
  /** Where all steps stand. */
  readonly address: string;
  readonly now: Date;
};

/** So much fits on one side. */
const CONTACTS = 8;
const DESKS = 3;
const BLANK_ROLES = ['incident-lead', 'deputy', 'it-support', 'bank', 'insurer', 'lawyer'] as const;

/** What `templates/emergency-card.typ` prints. */
export function cardModel({ firm, rules, layout, address, now }: CardContent, paper: PaperOf) {
  const { brand, say } = paper;
  const contacts =
    firm === null || firm.contacts.length === 0
      ? BLANK_ROLES.map((role) => ({ role: say(contactRoles[role]), name: '', phone: '' }))
      : firm.contacts.slice(0, CONTACTS).map(({ role, name, phone }) => ({
          role: say(contactRoles[role]),
          name: cut(name, 34),
          phone: cut(phone, 24),
        }));
  return {
    ...printedPaper(paper),
    words: {
      ...sayAll(say, printed),
      title:
        firm === null ? say(printedAbout.titleOfNobody) : say(printedAbout.title, { organization: firm.organisation }),
      description: say(printedAbout.description),
      steps: say(printedAbout.steps, { address: address.replace(/^https?:\/\//, '') }),
      asOf: say(printedAbout.asOf, { date: brandDate(now, { timeZone: brand.timeZone, locale: say.locale }) }),
    },
    layout,
    address,
    organisation: cut(firm?.organisation ?? '', 48),
    emergencyNumber: rules.emergencyNumber,
    contacts,
    desks: rules.contacts
      .filter(({ phone }) => phone !== undefined)
      .slice(0, DESKS)
      .map(({ name, phone }) => ({ name: cut(name, 90), phone: phone ?? '' })),
  } satisfies PrintedModel;
}

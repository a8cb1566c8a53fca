import { dialed, type EmergencyContact } from '@portal/domain/incidents/emergency-contacts.ts';
import { contactRoles, kindParts, stepPeople } from '@portal/domain/incidents/incidents.texts.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { downloadName } from '@portal/domain/portal/download-name.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { brandDate } from '../../../system/brand-date.ts';
import { file as texts } from './help.texts.ts';
import { HELP_STYLE } from './help-style.ts';
import type { HelpView } from './help-view.ts';
import { type Html, html, joined, raw } from './html.ts';
import type { KindHelp } from './read-kinds.ts';

/** Whose card it is; null for a page of nobody's. */
export type CardOwner = { readonly organisation: string; readonly contacts: readonly EmergencyContact[] };

export type FileContent = {
  readonly help: HelpView;
  readonly firm: CardOwner | null;
  readonly brand: Pick<Brand, 'timeZone'>;
  readonly now: Date;
};

/** One HTML file with all steps and numbers: no script, no other part, so that a phone opens it without a connection. */
export function helpFile({ help, firm, brand, now }: FileContent, say: Say) {
  const title = say(texts.title);
  const date = brandDate(now, { timeZone: brand.timeZone, locale: say.locale });
  const body = html`<h1 id="top">${title}</h1>
<p class="lead">${say(texts.stay)}</p>
${firm === null ? raw('') : ownContacts(firm, say)}
<h2>${say(kindParts.whatHappened)}</h2>
<ul class="kinds">${joined(help.kinds.map(({ kind, title: name }) => html`<li><a href="#${kind}">${name}</a></li>`))}</ul>
${numbers(help, say)}
${joined(help.kinds.map((kind) => kindPart(kind, say)))}
<p class="soft">${say(texts.savedOn, { date })}</p>`;
  const page = html`<!doctype html>
<html lang="${say.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${firm === null ? title : say(texts.ofCompany, { organization: firm.organisation })}</title><style>${raw(HELP_STYLE)}</style></head><body>
${body}
</body></html>
`;
  const name = firm === null ? say(texts.name) : say(texts.ofCompany, { organization: firm.organisation });
  return { fileName: downloadName(`${name}.html`, 'emergency.html'), bytes: Buffer.from(page.markup) };
}

function ownContacts({ organisation, contacts }: CardOwner, say: Say): Html {
  const list = contacts.map(
    ({ role, name, phone, note }) =>
      html`<li><b>${say(contactRoles[role])}</b> ${name} ${call(phone)}${note === '' ? raw('') : html`<small>${note}</small>`}</li>`,
  );
  return html`<section class="box"><h2>${say(texts.contacts)}</h2><p>${organisation}</p>
${list.length === 0 ? html`<p>${say(texts.noContacts)}</p>` : html`<ul class="calls">${joined(list)}</ul>`}</section>`;
}

function numbers(help: HelpView, say: Say): Html {
  const { emergencyNumber: number, desks, provider } = help;
  const list = desks.map(
    ({ name, phone, url, when }) =>
      html`<li><b>${name}</b> ${phone === null ? raw('') : call(phone)} <a href="${url}" rel="noreferrer">${url}</a><small>${when}</small></li>`,
  );
  return html`<section class="box"><h2>${say(texts.country, { country: nameOfCountry(help) })}</h2>
<p><a class="call" href="tel:${number}">${say(texts.emergency, { number })}</a></p><ul class="calls">${joined(list)}</ul>
<h3>${say(texts.help)}</h3><p>${say(texts.helpFrom, provider)}</p></section>`;
}

function kindPart(kind: KindHelp, say: Say): Html {
  return html`<article id="${kind.kind}"><h2>${kind.title}</h2><p>${kind.when}</p>
<h3>${say(kindParts.minutes)}</h3>${steps(kind.minutes, say)}
<h3>${say(kindParts.never)}</h3>${lines(kind.never, 'never')}
<h3>${say(kindParts.hour)}</h3>${steps(kind.hour, say)}
<h3>${say(kindParts.day)}</h3>${steps(kind.day, say)}
<h3>${say(kindParts.record)}</h3>${lines(kind.record, 'record')}
<h3>${say(kindParts.ends)}</h3><p>${kind.ends}</p>
<p><a href="#top">${say(texts.top)}</a></p></article>`;
}

const lines = (words: readonly string[], name: string): Html =>
  html`<ul class="${name}">${joined(words.map((line) => html`<li>${line}</li>`))}</ul>`;

function steps(all: KindHelp['minutes'], say: Say): Html {
  const items = all.map(({ do: what, how, who, microsoft, google }) => {
    const places = [
      ...(microsoft === null ? [] : [say(texts.microsoft, { place: microsoft })]),
      ...(google === null ? [] : [say(texts.google, { place: google })]),
    ];
    const where = joined(places.map((place) => html`<small class="place">${place}</small>`));
    return html`<li><b>${what}</b> <i>${say(stepPeople[who])}</i><small>${how}</small>${where}</li>`;
  });
  return html`<ol>${joined(items)}</ol>`;
}

function call(phone: string): Html {
  const number = dialed(phone);
  return number === null ? html`${phone}` : html`<a class="call" href="tel:${number}">${phone}</a>`;
}

const nameOfCountry = ({ country, countries }: HelpView) => countries.find(({ code }) => code === country)?.name ?? '';

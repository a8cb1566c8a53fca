import type { Brand } from '@portal/domain/portal/brand.ts';
import { readableOnWhite, textOn } from '@portal/domain/portal/colour-contrast.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Preview,
  render,
  Section,
  Text,
} from '@react-email/components';
import { createElement, type ReactNode } from 'react';
import { layout } from './emails.texts.ts';
import type { MailContent, MailFact } from './mail.ts';
import type { MailBrand } from './mail-logo.ts';
import { buttonStyle, styles } from './mail-styles.ts';

function factTable(facts: readonly MailFact[]): ReactNode {
  const rows = facts.map((fact) =>
    createElement(
      'tr',
      null,
      createElement('td', { style: styles.factLabel }, fact.label),
      createElement('td', { style: styles.factValue }, fact.value),
    ),
  );
  const body = createElement('tbody', null, ...rows);
  return createElement('table', { role: 'presentation', width: '100%', style: styles.facts }, body);
}

function card(brand: Brand, content: MailContent): ReactNode {
  const border = { ...styles.card, borderTop: `4px solid ${brand.accentColour}` };
  const button = buttonStyle(brand.accentColour, textOn(brand.accentColour));
  return createElement(
    Section,
    { style: border },
    createElement(Heading, { as: 'h1', style: styles.heading }, content.heading),
    ...content.paragraphs.map((text) => createElement(Text, { style: styles.paragraph }, text)),
    content.facts && content.facts.length > 0 ? factTable(content.facts) : null,
    content.action
      ? createElement(
          Section,
          { style: styles.action },
          createElement(Button, { href: content.action.url, style: button }, content.action.label),
        )
      : null,
    ...(content.notes ?? []).map((text) => createElement(Text, { style: styles.note }, text)),
  );
}

function choiceLine({ choice }: MailContent): ReactNode {
  if (choice === undefined) return null;
  const link = createElement('a', { href: choice.url, style: styles.footerLink }, choice.label);
  return createElement('span', null, link, createElement('br'));
}

/** The brand's logo, or its name in its colour. */
function letterhead({ mailLogo, brandNameLong, accentColour }: MailBrand): ReactNode {
  const wordmark = { ...styles.brand, color: readableOnWhite(accentColour) };
  if (mailLogo === undefined) return createElement(Text, { style: wordmark }, brandNameLong);
  const { contentId, width, height } = mailLogo;
  const picture = createElement(Img, { src: `cid:${contentId}`, alt: brandNameLong, width, height, style: wordmark });
  return createElement(Section, { style: styles.logo }, picture);
}

/**
 * The HTML part: one column of tables with inline styles, which also Outlook draws. Its one picture, the logo, is the brand's name
 * when images are off, so that nothing is missing then. React escapes every text.
 */
export function renderMailHtml(brand: MailBrand, content: MailContent, say: Say): Promise<string> {
  return render(
    createElement(
      Html,
      { lang: say.language, dir: 'ltr' },
      createElement(
        Head,
        null,
        createElement('title', null, content.subject),
        createElement('meta', { name: 'color-scheme', content: 'light' }),
      ),
      createElement(Preview, null, content.preheader),
      createElement(
        Body,
        { style: styles.body },
        createElement(
          Container,
          { style: styles.container },
          letterhead(brand),
          card(brand, content),
          createElement(
            Text,
            { style: styles.footer },
            say(layout.reason, { reason: content.reason }),
            createElement('br'),
            choiceLine(content),
            say(layout.questions, { address: brand.supportEmail }),
          ),
        ),
      ),
    ),
  );
}

type StatementPart = { readonly title: string; readonly intro: string; readonly points: readonly string[] };

/** What is claimed, what it rests on, and what is known to be missing; the model is the W3C's accessibility statement. */
export const ACCESSIBILITY_PARTS: readonly StatementPart[] = [
  {
    title: 'What we claim',
    intro:
      'The pages of this portal conform to the Web Content Accessibility Guidelines 2.2, level AA, as far as our own tests can tell. No independent auditor has confirmed it yet. What we know is missing is listed below.',
    points: [],
  },
  {
    title: 'How it was tested',
    intro: 'Every release goes through these tests:',
    points: [
      'Automatically: the axe-core rules for WCAG 2.2 A and AA run on the parts of the pages, in light and dark mode, in a real browser. A version with a single violation does not pass. The rules require anything you can press to be at least 24 pixels high and wide, or to have that much room around it.',
      'At 1280 and 390 pixels wide, in light and dark mode: no page may scroll sideways.',
      'By keyboard: forms, dialogs, menus, dropdown lists and tables are tested without a mouse. The focus is visible, and closing a dialog returns it to where the dialog was opened.',
      'By contrast: every brand’s color is adjusted until text in it and on it has a contrast of 4.5 to 1.',
      'With less motion: animations are left out for people whose device asks for that.',
    ],
  },
  {
    title: 'What is there to help you',
    intro: 'Some things that are easy to miss:',
    points: [
      'The first time you press Tab on a page, it offers to skip to the content.',
      'Charts have their numbers as text or as a table beside them. No state is shown by color alone.',
      'You are warned before you are signed out and can stay signed in with one press. What you typed is still there when you sign in again.',
      'You do not have to remember or copy anything by hand to sign in: password managers can fill in everything, and codes can be pasted.',
      'PDFs are tagged, so that a screen reader knows their headings, lists and tables (PDF/UA-1).',
    ],
  },
  {
    title: 'What we know is missing',
    intro: 'We would rather tell you than have you find out:',
    points: [
      'People who use a screen reader or a magnifier every day have not tested the portal for us yet.',
      'Documents that companies or their experts upload are as accessible as their authors made them.',
      'Pages of other services, such as the payment page, are the responsibility of their makers.',
    ],
  },
];

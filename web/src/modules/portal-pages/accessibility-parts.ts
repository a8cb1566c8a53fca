type StatementPart = { readonly title: string; readonly intro: string; readonly points: readonly string[] };

/** What is claimed, what it rests on, and what is known to be missing; the model is the W3C's accessibility statement. */
export const ACCESSIBILITY_PARTS: readonly StatementPart[] = [
  {
    title: 'What we claim',
    intro:
      'The pages of this portal conform to the Web Content Accessibility Guidelines 2.2, level AA, as far as our own tests can tell. No independent auditor has confirmed it yet. What we know to be missing stands below.',
    points: [],
  },
  {
    title: 'How it was tested',
    intro: 'These tests belong to every release:',
    points: [
      'By machine: the rules of axe-core for WCAG 2.2 A and AA run on the parts of the pages in light and in dark, in a real browser. A version with a single violation does not pass. The rules include that whatever can be pressed is at least 24 pixels high and wide, or has as much room around it.',
      'At 1280 and at 390 pixels wide, in light and in dark: no page may scroll sideways.',
      'By keyboard: forms, dialogs, menus, lists of choices and tables are worked through without a mouse. What has the focus is visible, and a dialog gives it back to where it was opened.',
      'By contrast: the color of every brand is adjusted until text in it, and on it, has a contrast of 4.5 to 1.',
      'With less motion: movement is left out for those whose device asks for that.',
    ],
  },
  {
    title: 'What is there to help',
    intro: 'Some things that are easy to miss:',
    points: [
      'The first press of the Tab key on a page offers to skip to its content.',
      'Charts have their numbers as text or as a table beside them. No state is told by color alone.',
      'You are warned before you are signed out, and can stay with one press. What you typed is still there when you sign in again.',
      'Nothing has to be remembered or copied by hand to sign in: password managers may fill in everything, and codes can be pasted.',
      'PDFs are tagged, so that a screen reader knows their headings, lists and tables (PDF/UA-1).',
    ],
  },
  {
    title: 'What we know to be missing',
    intro: 'We would rather say it than have you find it:',
    points: [
      'People who use a screen reader or a magnifier every day have not tested the portal for us yet.',
      'Documents that firms or their experts upload are as accessible as their authors made them.',
      'Pages of other services, such as those where a plan is paid, are their makers’ own.',
    ],
  },
];

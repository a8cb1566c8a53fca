/** A drawing of 64 by 48: what is white, what has a color, and the lines on top. */
export type CoursePicture = { readonly white: string; readonly color: string; readonly lines: string };

/** What a course is about, by its id; a course of the provider's own has the drawing of an open book. */
const PICTURES: Readonly<Record<string, CoursePicture>> = {
  'your-part-in-security': {
    white: 'M32 7l14 5v11c0 9-6 15-14 18-8-3-14-9-14-18V12z',
    color: 'M32 7v34c-8-3-14-9-14-18V12z',
    lines: 'M26 24l4 4 8-9',
  },
  'passwords-and-managers': {
    white: 'M22 15a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
    color: 'M22 20a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
    lines: 'M31 24h20v6M43 24v5',
  },
  'mfa-and-passkeys': {
    white: 'M20 6h16a3 3 0 0 1 3 3v30a3 3 0 0 1-3 3H20a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3z',
    color: 'M43 22a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
    lines: 'M26 11h4M23 21h5M23 27h5M39 30l3 3 5-6',
  },
  phishing: {
    white: 'M13 18h30a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V21a3 3 0 0 1 3-3z',
    color: 'M10 20l18 12 18-12v-2H10z',
    lines: 'M54 6v14a5 5 0 0 1-10 0l4 2M54 6h-3',
  },
  'invoice-and-boss-fraud': {
    white: 'M18 6h22v36l-4-3-4 3-3-3-4 3-3-3-4 3z',
    color: 'M46 22l9 16H37z',
    lines: 'M23 14h12M23 20h12M23 26h7M46 28v4M46 35v.1',
  },
  'ransomware-and-backups': {
    white: 'M20 22h24a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H20a3 3 0 0 1-3-3V25a3 3 0 0 1 3-3z',
    color: 'M32 27a3 3 0 0 1 2 5v4h-4v-4a3 3 0 0 1 2-5z',
    lines: 'M24 22v-6a8 8 0 0 1 16 0v6',
  },
  'updates-and-safe-devices': {
    white: 'M16 8h32a2 2 0 0 1 2 2v22H14V10a2 2 0 0 1 2-2z',
    color: 'M9 34h46l-3 6H12z',
    lines: 'M37 16a7 7 0 1 0 2 5M38 12v5h-5',
  },
  'remote-and-mobile-work': {
    white: 'M16 22l16-14 16 14v19H16z',
    color: 'M27 41V30h10v11z',
    lines: 'M11 26l21-18 21 18M26 24a9 9 0 0 1 12 0M32 20v.1',
  },
  'customer-data-and-privacy': {
    white: 'M13 10h38a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V13a3 3 0 0 1 3-3z',
    color: 'M23 16a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM15 33c0-5 4-7 8-7s8 2 8 7z',
    lines: 'M37 18h11M37 24h11M37 30h7',
  },
  'phone-support-and-ai-voice-scams': {
    white: 'M14 8h36a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H30l-9 8v-8h-7a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3z',
    color: 'M25 14h3v14h-3zM36 16h3v10h-3z',
    lines: 'M20 19v4M32 12v18M44 19v4',
  },
  'physical-security': {
    white: 'M20 6h24v36H20z',
    color: 'M20 6l14 5v31H20z',
    lines: 'M13 42h38M30 24v4M49 16h5v10h-5z',
  },
  'first-hour-of-an-incident': {
    white: 'M32 9a16 16 0 1 0 0 32 16 16 0 0 0 0-32z',
    color: 'M32 9a16 16 0 0 1 16 16H32z',
    lines: 'M32 15v10l6 5M32 5v4M45 10l3-3',
  },
};

const BOOK: CoursePicture = {
  white: 'M32 13c-6-4-13-4-20-2v26c7-2 14-2 20 2 6-4 13-4 20-2V11c-7-2-14-2-20 2z',
  color: 'M32 13c6-4 13-4 20-2v26c-7-2-14-2-20 2z',
  lines: 'M18 19c3-1 6-1 9 0M18 26c3-1 6-1 9 0',
};

export const coursePicture = (courseId: string): CoursePicture => PICTURES[courseId] ?? BOOK;

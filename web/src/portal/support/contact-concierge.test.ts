import { expect, test } from 'vitest';
import { type HelpTopic, onOpenContactConcierge, openContactConcierge } from './contact-concierge.ts';

test('a press before the dialog is there opens it as soon as it is, and once', () => {
  const opened: HelpTopic[] = [];
  const listen = () => onOpenContactConcierge((about) => opened.push(about));

  openContactConcierge({ kind: 'general' });
  const stop = listen();
  expect(opened).toEqual([{ kind: 'general' }]);

  stop();
  listen()();
  expect(opened).toHaveLength(1);
});

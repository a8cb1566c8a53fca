import { createHash } from 'node:crypto';
import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import { SECRET_PATTERNS } from '../../findings/secret-patterns.ts';
import type { PageCheck } from '../page-check.ts';

/** Values from manuals and examples. */
const EXAMPLE = /EXAMPLE|example|xxxx|XXXX|0000000|your[_-]|<[a-z]|\.\.\.|changeme|placeholder/;
/** What manuals write in a password's place. */
const PLACEHOLDER =
  /^(?:my|your|the|db|some)?[_-]?(?:secret|passwords?|passwd|passphrase|passwort|pass|pwd?)[_-]?(?:here|word)?$/i;
const DATABASES: Readonly<Record<string, string>> = {
  postgres: 'PostgreSQL',
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  mariadb: 'MariaDB',
  mongodb: 'MongoDB',
  'mongodb+srv': 'MongoDB',
  redis: 'Redis',
  amqp: 'RabbitMQ',
  amqps: 'RabbitMQ',
};

/** P17: private keys, secrets of services and database passwords in what any visitor can read. */
export const checkSecrets: PageCheck = (view, report) => {
  if (view.text === '' || view.exchange.status >= 400) return;
  for (const { kind, name, shape } of SECRET_PATTERNS) {
    for (const match of view.text.matchAll(shape)) {
      const secret = match.groups?.secret ?? match[0];
      if (EXAMPLE.test(secret) || PLACEHOLDER.test(secret)) continue;
      const common = {
        url: view.exchange.url,
        exchange: view.exchange,
        place: 'path' as const,
        // Which secret it is, without giving it away.
        subject: `${name} ${createHash('sha256').update(secret).digest('hex').slice(0, 8)}`,
        proof: match[0],
      };
      const path = view.url.pathname;
      const note = noted('secret', { name });
      if (kind === 'private-key') report('P17', 'private-key', { ...common, facts: { path, kind: name }, note });
      if (kind === 'service') report('P17', 'service-secret', { ...common, facts: { path, service: name }, note });
      if (kind === 'database') {
        const database = DATABASES[match[0].split(':')[0]?.toLowerCase() ?? ''] ?? 'database';
        report('P17', 'database-password', { ...common, facts: { path, database }, note });
      }
    }
  }
};

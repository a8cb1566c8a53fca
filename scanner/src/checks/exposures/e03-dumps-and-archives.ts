import { exposures, pathOnly, startsWith } from './exposure.ts';

const SQL = /^(?:-- (?:MySQL|MariaDB|PostgreSQL|phpMyAdmin|Adminer)|\s*(?:CREATE TABLE|INSERT INTO|DROP TABLE) )/im;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const GZIP = [0x1f, 0x8b];

/** E03: copies of the database or of the whole site. `host` gives names such as /example.com.zip. */
export function dumpsAndArchives(host: string) {
  const names = ['backup', 'site', 'www', host, host.split('.').at(-2) ?? host];
  const unique = [...new Set(names.filter((name) => /^[a-z0-9.-]+$/.test(name)))];
  return [
    ...exposures(
      'E03',
      'database-dump',
      [...new Set([...unique.map((name) => `/${name}.sql`), '/dump.sql', '/database.sql', '/db.sql'])],
      SQL,
      pathOnly,
    ),
    ...exposures(
      'E03',
      'archive',
      unique.map((name) => `/${name}.zip`),
      startsWith(ZIP),
      pathOnly,
    ),
    ...exposures(
      'E03',
      'archive',
      unique.map((name) => `/${name}.tar.gz`),
      startsWith(GZIP),
      pathOnly,
    ),
  ];
}

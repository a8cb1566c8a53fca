import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../database/postgres/embedded-postgres.ts';
import { prepareSchema } from '../open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests' PostgreSQL listens; its database "template" is migrated and empty. */
    clusterHost: string;
  }
}

type Cluster = { readonly host: string; stop(): Promise<void> };

/** Each project of tests asks on its own, with a copy of this module; the process they run in is the same. */
const asked = globalThis as { testCluster?: Promise<Cluster> };

/** Gives all server tests of a run one PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  asked.testCluster ??= startCluster();
  const { host, stop } = await asked.testCluster;
  project.provide('clusterHost', host);
  return stop;
}

/** Starts one without durability, and migrates a template that each test file clones. */
async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'));
  // Tests sign in as users that they make, without passwords.
  const access = join(folder, 'access.conf');
  writeFileSync(access, 'local all all trust\n');
  const settings = [
    `hba_file=${access}`,
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=300',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
    'jit=off',
  ];
  const server = await startEmbeddedPostgres(join(folder, 'postgres'), () => undefined, settings);
  const owner = new pg.Client(server.connection);
  await owner.connect();
  await owner.query('create database template');
  await owner.end();
  await prepareSchema({ ...server.connection, database: 'template' });
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    host: server.connection.host,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

import { SEVERITIES } from '@portal/domain/monitoring/severity.ts';
import { z } from 'zod';
import { id } from '../../call.ts';
import { operation } from '../operation.ts';
import { does } from '../operations.texts.ts';

const text = z.object({ text: z.string() });
const level = z.enum(['error', 'warning', 'note']);

const rule = z.object({
  id: z.string(),
  shortDescription: text,
  fullDescription: text,
  help: text,
  defaultConfiguration: z.object({ level }),
  /** Beside tags, a score between 0 and 10 by which code hosts rank. */
  properties: z.object({ 'security-severity': z.string(), tags: z.array(z.string()) }),
});

const result = z.object({
  ruleId: z.string(),
  ruleIndex: z.int(),
  level,
  message: text,
  locations: z.array(z.object({ physicalLocation: z.object({ artifactLocation: z.object({ uri: z.string() }) }) })),
  partialFingerprints: z.object({ 'finding/v1': z.string() }),
  baselineState: z.enum(['new', 'unchanged', 'updated', 'absent']),
  hostedViewerUri: z.string(),
  suppressions: z.array(z.object({ kind: z.literal('external'), status: z.literal('accepted') })),
});

/** As much of SARIF 2.1.0 as a scan of a website has. */
export const apiSarif = z.object({
  $schema: z.string(),
  version: z.literal('2.1.0'),
  runs: z.array(
    z.object({
      tool: z.object({
        driver: z.object({
          name: z.string(),
          version: z.string(),
          informationUri: z.string(),
          rules: z.array(rule),
        }),
      }),
      columnKind: z.literal('utf16CodeUnits'),
      results: z.array(result),
    }),
  ),
});

export const exportSarif = operation({
  name: 'exportSarif',
  method: 'GET',
  path: '/findings/sarif',
  resource: 'findings',
  audience: 'firm',
  scope: 'findings:read',
  module: 'monitoring',
  summary: does.exportSarif,
  input: z.strictObject({ websiteId: id.optional(), severity: z.enum(SEVERITIES).optional() }),
  output: apiSarif,
  status: 200,
  errors: ['NOT_FOUND'],
  example: {
    input: { severity: 'high' },
    output: {
      $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: { name: 'Cyber Safety', version: '1.0.0', informationUri: 'https://portal.example.com', rules: [] },
          },
          columnKind: 'utf16CodeUnits',
          results: [],
        },
      ],
    },
  },
});

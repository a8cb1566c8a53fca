import { z } from 'zod';

/** The data types of NIST's metaschema (https://pages.nist.gov/metaschema/specification/datatypes/), as JSON has them. */
const uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[45][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i);
const token = z.string().regex(/^(\p{L}|_)(\p{L}|\p{N}|[.\-_])*$/u);
const string = z.string().regex(/^\S(.*\S)?$/u);
const dateTime = z.iso.datetime({ offset: true });
const uri = z.url();
const markup = z.string().min(1);

const prop = z.strictObject({ name: token, ns: uri.optional(), value: string });
const props = z.array(prop).min(1);

const implementedRequirement = z.strictObject({
  uuid,
  'control-id': token,
  description: markup,
  props: props.optional(),
  remarks: markup.optional(),
});

const controlImplementation = z.strictObject({
  uuid,
  source: uri,
  description: markup,
  'implemented-requirements': z.array(implementedRequirement).min(1),
});

const component = z.strictObject({
  uuid,
  type: z.literal('policy'),
  title: markup,
  description: markup,
  props: props.optional(),
  'control-implementations': z.array(controlImplementation).min(1).optional(),
});

/** The parts of OSCAL's component definition 1.1 that we write, as strict as its published schema: what else is there is a fault. */
export const oscalShape = z.strictObject({
  'component-definition': z.strictObject({
    uuid,
    metadata: z.strictObject({
      title: markup,
      'last-modified': dateTime,
      version: string,
      'oscal-version': z.string().regex(/^1\.1\.[0-9]+$/),
      parties: z
        .array(z.strictObject({ uuid, type: z.enum(['person', 'organization']), name: string }))
        .min(1)
        .optional(),
    }),
    components: z.array(component).min(1).optional(),
  }),
});

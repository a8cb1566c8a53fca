import { HELP_FOR_ANYBODY } from '../../portal/incidents/help-address.ts';
import { helpButton as texts } from '../../portal/incidents/incident-help.texts.ts';
import type { FrameLink } from '../../portal/modules/frame-part.ts';

export default { label: texts.label, href: HELP_FOR_ANYBODY } satisfies FrameLink;

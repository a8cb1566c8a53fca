import type { CallOutput } from '../../api/calls.ts';

/** A website that is scanned. */
export type Website = CallOutput<'loadTargetList'>['data'][number];
/** When a website is scanned. */
export type WebsiteSchedule = CallOutput<'loadScheduleMap'>['data'][string][number];
/** One scan of a website. */
export type Scan = CallOutput<'loadScanMap'>['data'][string][number];
/** How many websites the plan allows, and how many of them are left. */
export type WebsiteLimits = CallOutput<'loadTargetList'>['numberOfTargets'];
/** One weakness of a scan, with its texts. */
export type FindingEntry = CallOutput<'scanFindings'>['data']['findings'][number];

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
/** What there is to read about a weakness, in a scan's list and on its own page. */
export type ReadableFinding = Omit<FindingEntry, 'isNew' | 'findingId' | 'mark'>;
/** One weakness of a website over time, in a list. */
export type FollowedRow = CallOutput<'listFindings'>['data']['findings'][number];
/** All about one weakness of a website over time. */
export type FollowedFinding = CallOutput<'readFinding'>['data'];
/** How many weaknesses there are of each kind. */
export type FindingCounts = CallOutput<'listFindings'>['data']['counts'];
/** One completed scan in a website's trend. */
export type TrendScan = CallOutput<'readFindingsTrend'>['data']['scans'][number];

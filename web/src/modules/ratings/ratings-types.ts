import type { CallOutput } from '../../api/calls.ts';

export type RatingData = CallOutput<'rating'>['data'];
export type RatingPoint = RatingData['ratings'][number];
export type VectorSlug = keyof RatingData['rating_details'];
export type VectorDetail = RatingData['rating_details'][VectorSlug];
export type RatingTexts = CallOutput<'ratingTexts'>['data'];
export type RatingFinding = CallOutput<'ratingFindings'>['data']['findings'][number];
export type RatingRaise = CallOutput<'ratingRaises'>['data']['raises'][number];
export type RatingIncident = CallOutput<'ratingIncidents'>['data'][number];
export type RatingReport = CallOutput<'ratingReports'>['data'][number];

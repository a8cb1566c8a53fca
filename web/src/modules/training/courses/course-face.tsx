import { coursePicture } from './course-pictures.ts';

/** What a course is about as a small drawing; its name stands beside it. */
export function CourseFace({ courseId }: { readonly courseId: string }) {
  const { white, color, lines } = coursePicture(courseId);
  return (
    <svg viewBox="0 0 64 48" width="80" height="60" aria-hidden="true" className="shrink-0">
      <rect width="64" height="48" rx="10" className="fill-accent-soft" />
      <g className="stroke-accent-ink" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d={white} className="fill-surface" />
        <path d={color} className="fill-accent-mid" />
        <path d={lines} fill="none" />
      </g>
    </svg>
  );
}

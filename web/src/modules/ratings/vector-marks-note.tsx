/** What the marks beside risk vectors mean (spec part 2, section 2). */
export function VectorMarksNote() {
  return (
    <p className="text-ink-soft text-sm">
      <span className="block">* Beta: does not currently affect Security Ratings</span>
      <span className="block">** Informational: will never affect Security Ratings</span>
    </p>
  );
}

/**
 * Name of a weakness's PDF (spec part 2, section 7).
 * @param reportedOn day in ISO 8601
 */
export function weaknessPdfName(reportedOn: string, weaknessId: string): string {
  return `SecurityWeakness_${reportedOn.slice(0, 10)}_${weaknessId}.pdf`;
}

/** Answers when `work` has ended and not before this time has passed, so that the time tells nothing about the work. */
export async function atLeast<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
  return result;
}

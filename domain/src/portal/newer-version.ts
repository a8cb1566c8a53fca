const VERSION = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/;

/** Whether `other` is a later release than `version`, both as `major.minor.patch` (Semantic Versioning 2.0.0, 11); false where one is not. */
export function isNewerVersion(other: string, version: string): boolean {
  const [left, right] = [VERSION.exec(other), VERSION.exec(version)];
  if (left === null || right === null) return false;
  const place = [1, 2, 3].find((part) => left[part] !== right[part]);
  return place !== undefined && Number(left[place]) > Number(right[place]);
}

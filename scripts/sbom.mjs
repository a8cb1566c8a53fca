// npm run sbom -- FILE: writes what the portal is made of, as CycloneDX 1.6 (ECMA-424) in JSON: every package that runs it, with version,
// license and checksum, from the lock file alone. npm's own list leaves out what the portal and its tests both use.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Say where to write it: npm run sbom -- FILE');
  process.exit(1);
}
ensureInstalled('all');
const { Contrib, Enums, Models, Serialize, Spec } = await import('@cyclonedx/cyclonedx-library');
const { PackageURL } = await import('packageurl-js');

const readJson = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const licenses = new Contrib.License.Factories.LicenseFactory();

/** Namespace and name of a package: `@scope/name` or `name`. */
function namesOf(path) {
  const [name, scope] = path
    .slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    .split('/')
    .reverse();
  return { name, scope };
}

function componentOf(path, { version, integrity, license, optional }) {
  const { name, scope } = namesOf(path);
  const purl = new PackageURL('npm', scope, name, version);
  const component = new Models.Component(Enums.ComponentType.Library, name, {
    group: scope,
    version,
    purl: purl.toString(),
    bomRef: path,
    scope: optional === true ? Enums.ComponentScope.Optional : Enums.ComponentScope.Required,
  });
  if (license !== undefined) component.licenses.add(licenses.makeFromString(license));
  // The lock file writes checksums as SRI (W3C Subresource Integrity, 3.1): the algorithm and the hash in Base64.
  const [algorithm, hash] = integrity?.split('-', 2) ?? [];
  if (algorithm === 'sha512')
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(hash, 'base64').toString('hex'));
  return component;
}

const { name, version, license, description } = readJson('package.json');
const portal = new Models.Component(Enums.ComponentType.Application, name, { version, description, bomRef: name });
portal.licenses.add(licenses.makeFromString(license));
const bom = new Models.Bom({ metadata: new Models.Metadata({ component: portal, timestamp: new Date() }) });
for (const [path, entry] of Object.entries(readJson('package-lock.json').packages))
  if (path.includes('node_modules/') && entry.dev !== true && entry.link !== true)
    bom.components.add(componentOf(path, entry));
const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
writeFileSync(file, serializer.serialize(bom, { space: 2, sortLists: true }));
console.log(`${bom.components.size} components written to ${file}`);

/** What a bundler tells of a module that draws with icons. */
type Graph = {
  getModuleInfo(id: string): { readonly code: string | null; readonly importedIds: readonly string[] } | null;
};

/** The library's entry, which names the file of every icon. */
const ENTRY = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;
export const ICON = /\/lucide-react\/dist\/esm\/icons\//;

export const isIconEntry = (id: string): boolean => ENTRY.test(id);

/**
 * The files of the icons that some modules draw. To a bundler, a module that takes one icon from the library's entry needs every icon
 * that any page draws, so they are read from the modules' own imports.
 * @throws Error when an icon has no file: the library writes its entry in another way
 */
export function iconsOf(modules: ReadonlySet<string>, graph: Graph): readonly string[] {
  const codeOf = (id: string) => graph.getModuleInfo(id)?.code ?? '';
  const entry = [...modules].flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? []).find(isIconEntry);
  if (entry === undefined) return [];
  const files = filesByName(codeOf(entry));
  return [...modules]
    .filter((id) => !id.includes('/node_modules/'))
    .flatMap((id) => namesIn(codeOf(id)))
    .map((name) => {
      const file = files.get(name);
      if (file === undefined) throw new Error(`The library of icons has no file for ${name}`);
      return entry.replace(/[^/]+$/, file);
    });
}

function namesIn(code: string): string[] {
  const imports = code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g);
  return [...imports].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

function filesByName(entry: string): ReadonlyMap<string, string> {
  const exports = entry.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']\.\/(icons\/[^"']+)["']/g);
  return new Map(
    [...exports].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

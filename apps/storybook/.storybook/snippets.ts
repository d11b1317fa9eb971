import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

/** What a file imports or declares at its top: its code, or the package that exports it. */
interface Declared {
  code?: string;
  from?: string;
  isType?: boolean;
}

/** The code of a story with all that it names: the imports, and what its file declares for itself. */
export function toPastable(snippet: string, storyFile: string): string {
  const imports: Record<string, string[]> = {};
  const declarations: string[] = [];
  const included = new Set<string>();
  const include = (code: string, file: string) => {
    const declared = listDeclared(file);
    for (const name of listNames(code)) {
      const { from, isType, code: declaration = '' } = declared.get(name) ?? {};
      if (!declared.has(name) || included.has(name)) continue;
      if (from?.includes('/samples/')) {
        include(code, join(file, '..', from));
        continue;
      }
      included.add(name);
      if (from === undefined) {
        const used = keepUsed(declaration, name, code);
        include(used, file);
        declarations.push(used);
      } else {
        (imports[from.startsWith('.') ? '@kestrova/design-system' : from] ??= []).push(
          isType ? `type ${name}` : name,
        );
      }
    }
  };
  // Storybook keeps the brackets around an element, which would be text, and its mock functions.
  const code = snippet
    .replaceAll(/>\((?=<)|\)(?=<\/)/g, (bracket) => (bracket === ')' ? '' : '>'))
    .replaceAll('fn()', '() => {}');
  include(code, storyFile);
  const lines = Object.entries(imports).map(
    ([from, names]) => `import { ${names.toSorted().join(', ')} } from '${from}';`,
  );
  return [lines.join('\n'), ...declarations, code].filter(Boolean).join('\n\n');
}

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('story.tsx', code, ts.ScriptTarget.Latest, true);
}

function listDeclared(file: string): Map<string, Declared> {
  const declared = new Map<string, Declared>();
  for (const statement of parse(readFileSync(file, 'utf8')).statements) {
    const code = statement.getText().replace(/^export /, '');
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      declared.set(statement.name.text, { code });
    } else if (ts.isVariableStatement(statement)) {
      const [{ name } = {}] = statement.declarationList.declarations;
      if (name) declared.set(name.getText(), { code });
    } else if (ts.isImportDeclaration(statement)) {
      const from = statement.moduleSpecifier.getText().slice(1, -1);
      const { name, namedBindings } = statement.importClause ?? {};
      // A picture of the stories becomes the name of its file.
      if (name) declared.set(name.text, { code: `const ${name.text} = '${basename(from)}';` });
      if (!namedBindings || !ts.isNamedImports(namedBindings)) continue;
      for (const { name: own, isTypeOnly } of namedBindings.elements) {
        declared.set(own.text, { from, isType: isTypeOnly });
      }
    }
  }
  return declared;
}

/** The names that code reads, without those of properties. */
function listNames(code: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    const { parent } = node;
    const isProperty =
      parent &&
      'name' in parent &&
      parent.name === node &&
      !ts.isShorthandPropertyAssignment(parent);
    if (ts.isIdentifier(node) && !isProperty) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(code));
  return names;
}

/** Keeps only the properties that the code reads of a declared object. */
function keepUsed(declaration: string, name: string, code: string): string {
  const used = new Set(
    [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, key]) => key),
  );
  const [statement] = parse(declaration).statements;
  if (used.size === 0 || !statement || !ts.isVariableStatement(statement)) return declaration;
  const object = statement.declarationList.declarations[0]?.initializer;
  if (!object || !ts.isObjectLiteralExpression(object)) return declaration;
  const kept = object.properties.filter(({ name: key }) => used.has(key?.getText()));
  return `const ${name} = {\n${kept.map((property) => `  ${property.getText()},\n`).join('')}};`;
}

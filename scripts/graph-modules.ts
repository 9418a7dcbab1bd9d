import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import { preset as nearOperationFile } from '@graphql-codegen/near-operation-file-preset';
import { getCachedDocumentNodeFromSchema, type Types } from '@graphql-codegen/plugin-helpers';
import { buildASTSchema, concatAST, lexicographicSortSchema, parse } from 'graphql';
import { besideDocuments, outputs } from '../codegen.ts';

const ROOT = join(import.meta.dirname, '..');

/** The files of a glob in the order of their paths, parsed. */
function readDocuments(glob: string) {
  const locations = globSync(glob, { cwd: ROOT })
    .sort()
    .map((file) => join(ROOT, file));
  return locations.map((location) => {
    const rawSDL = readFileSync(location, 'utf8');
    return { location, rawSDL, document: parse(rawSDL) };
  });
}

/** Generates the files of the schema and of the documents of the storefront and the back office, which `codegen.ts` lists. Writes nothing. */
export async function generateGraphModules(): Promise<{ filename: string; content: string }[]> {
  const sdl = concatAST(readDocuments('schema/graph/*.graphql').map(({ document }) => document));
  const schemaAst = lexicographicSortSchema(buildASTSchema(sdl));
  const schema = getCachedDocumentNodeFromSchema(schemaAst);
  const documents = { web: readDocuments('web/**/*.graphql'), office: readDocuments('office/**/*.graphql') };
  const sections = outputs.map(async ({ filename, plugins, config, documentsIn, isWritten }) => {
    const options: Types.GenerateOptions = {
      filename,
      plugins: Object.keys(plugins).map((name) => ({ [name]: {} })),
      pluginMap: plugins,
      schema,
      schemaAst,
      documents: documentsIn ? documents[documentsIn] : [],
      config,
    };
    if (!isWritten) return [options];
    const section = { ...options, baseOutputDir: filename, presetConfig: { ...besideDocuments, cwd: ROOT } };
    return (await nearOperationFile.buildGeneratesSection(section)).filter((module) => isWritten(module.filename));
  });
  const modules = (await Promise.all(sections)).flat();
  return Promise.all(modules.map(async (module) => ({ filename: module.filename, content: await codegen(module) })));
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from 'kubernetes-types/apps/v1.d.ts';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2.d.ts';
import type { Service } from 'kubernetes-types/core/v1.d.ts';
import type { NetworkPolicy } from 'kubernetes-types/networking/v1.d.ts';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.d.ts';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
/** The folder of the manifests. */
export const KUBERNETES = join(ROOT, 'ops/kubernetes');

/** A manifest of a kind that is only checked for its type. */
interface Other {
  kind: 'Namespace' | 'PersistentVolumeClaim' | 'Ingress';
  metadata: { name: string };
}

/** One manifest; its kind decides its other fields. */
export type Manifest =
  | (Deployment & { kind: 'Deployment' })
  | (Service & { kind: 'Service' })
  | (NetworkPolicy & { kind: 'NetworkPolicy' })
  | (PodDisruptionBudget & { kind: 'PodDisruptionBudget' })
  | (HorizontalPodAutoscaler & { kind: 'HorizontalPodAutoscaler' })
  | Other;

/** Where the types of each API are. */
const TYPES: Readonly<Record<string, string>> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'policy/v1': 'policy/v1',
  'autoscaling/v2': 'autoscaling/v2',
  'networking.k8s.io/v1': 'networking/v1',
};

/** All manifests below a folder, without Kustomize's own files. */
export function readManifests(folder: string): Manifest[] {
  const files = globSync('**/*.yaml', { cwd: folder }).filter((file) => !/(kustomization|mount)\.yaml$/.test(file));
  return files.toSorted().flatMap((file) => {
    const documents = parseAllDocuments(readFileSync(join(folder, file), 'utf8'));
    return documents.map((document): Manifest => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`);
      return document.toJS();
    });
  });
}

/** Returns the faults of these manifests in the compiler's words: unknown fields, wrong types, missing fields. */
export function typeErrorsOf(manifests: readonly unknown[]): string[] {
  const file = join(ROOT, 'tests/platform/manifests-as-code.ts');
  const text = manifests.map(toCode).join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const own: ts.CompilerHost = {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    getSourceFile: (name, target) =>
      name === file ? ts.createSourceFile(name, text, target) : host.getSourceFile(name, target),
  };
  const program = ts.createProgram([file], options, own);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

function toCode(manifest: unknown, at: number): string {
  const { apiVersion, kind } = Object(manifest);
  const types = TYPES[String(apiVersion)];
  if (types === undefined) throw new Error(`No types of ${apiVersion} ${kind}.`);
  return `import type { ${kind} as T${at} } from 'kubernetes-types/${types}.d.ts';\nexport const m${at}: T${at} = ${JSON.stringify(manifest)};`;
}

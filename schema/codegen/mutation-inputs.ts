import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';

/** Emits the arguments of each mutation by name: `MutationArgs['addToCart']` is `MutationAddToCartArgs`. */
export const plugin: CodegenPlugin['plugin'] = (schema) => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) => args.length > 0);
  const lines = mutations.map(({ name }) => `  ${name}: Mutation${name.charAt(0).toUpperCase()}${name.slice(1)}Args;`);
  return `/** The arguments of the mutations that have some, by name. */\nexport type MutationArgs = {\n${lines.join('\n')}\n};\n`;
};

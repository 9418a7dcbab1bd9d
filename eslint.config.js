import graphql from '@graphql-eslint/eslint-plugin';

/** ESLint looks at the GraphQL files alone; oxlint looks at the code. */
export default [
  {
    ignores: ['.cache/**', '**/generated/**', '**/*.js', '**/*.ts', 'schema/published.graphql', 'schema/published/**'],
  },
  {
    files: ['schema/graph/*.graphql'],
    languageOptions: { parser: graphql.parser },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      '@graphql-eslint/relay-page-info': 'error',
      '@graphql-eslint/relay-connection-types': 'error',
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: true }],
      // A list that cannot grow is a list: see decision 24.
      '@graphql-eslint/relay-edge-types': ['error', { listTypeCanWrapOnlyEdgeType: false }],
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      '@graphql-eslint/strict-id-in-types': 'off',
      '@graphql-eslint/description-style': 'off',
      '@graphql-eslint/no-typename-prefix': 'off',
    },
  },
  {
    files: ['web/**/*.graphql'],
    languageOptions: { parser: graphql.parser },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      '@graphql-eslint/naming-convention': 'off',
      '@graphql-eslint/require-selections': 'off',
      // It can't be told of Apollo Client's @unmask on a spread; codegen knows every directive.
      '@graphql-eslint/known-directives': 'off',
      '@graphql-eslint/no-unused-fragments': 'off',
    },
  },
];

/** The part of the REST contract that names the roles of staff operations. */
interface StaffContract {
  paths: Record<string, Record<string, { operationId: string; 'x-roles'?: string[]; 'x-fresh-login'?: true }>>;
}

/** The roles of staff, from the owner down. */
const ROLES = ['ADMIN', 'MANAGER', 'PACKER', 'EDITOR', 'ACCOUNTANT', 'SELLER'];

/** The text of `docs/roles.md`: each operation of staff with the roles that may call it. */
export function rolesPage({ paths }: StaffContract): string {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const rows = operations
    .filter(({ 'x-roles': roles }) => roles !== undefined)
    .toSorted((one, other) => (one.operationId < other.operationId ? -1 : 1))
    .map(({ operationId, 'x-roles': roles = [], 'x-fresh-login': isFresh }) => {
      const cells = ROLES.map((role) => (roles.includes(role) ? 'yes' : ''));
      return `| \`${operationId}\` | ${[...cells, isFresh ? 'yes' : ''].join(' | ')} |`;
    });
  return `# Roles of staff

Each operation of staff names its roles in \`schema/rest.yaml\` (\`x-roles\`); the api checks them before the handler. An
ADMIN is the owner. A SELLER sees only the data of one seller. A fresh login is at most ten minutes old. The command line
acts as an ADMIN. A test calls each operation in each role.

This page is generated from the contract by \`npm run codegen\`.

| operation | ${ROLES.join(' | ')} | fresh login |
| --- | ${ROLES.map(() => '---').join(' | ')} | --- |
${rows.join('\n')}
`;
}

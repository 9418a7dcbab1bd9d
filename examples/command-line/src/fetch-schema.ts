import { writeFile } from 'node:fs/promises';
import { SHOP } from './config.ts';

// The shop serves its schema as text, in production too, where introspection is disabled.
const response = await fetch(`${SHOP}/schema.graphql`);
if (!response.ok) throw new Error(`${SHOP}/schema.graphql answers ${response.status}.`);
await writeFile('schema.graphql', await response.text());

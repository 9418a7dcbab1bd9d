import { configure } from '@testing-library/react';

// A test that opens a page first reads the page's script, which takes a machine that is busy with other files' scripts many times the one
// second of default.
configure({ asyncUtilTimeout: 60_000 });

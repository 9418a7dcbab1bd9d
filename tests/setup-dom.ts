import { configure } from '@testing-library/react';

// A test that opens a page first reads the page's script, which takes a busy machine more than the one second of default.
configure({ asyncUtilTimeout: 10_000 });

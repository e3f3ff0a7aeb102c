import { PHONE } from './accessible.ts';
import { walkAdminPages } from './admin-pages.ts';
import { test } from './test.ts';
import { expectWellMade } from './well-made.ts';

test('every page of the desk is well made', async ({ page }) => {
  // One test for two dozen pages is quicker than a browser start for each.
  test.setTimeout(600_000);
  await walkAdminPages(page, (load) => expectWellMade(page, load, [[PHONE, 'dark']]));
});

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GUIDE_SECTIONS, guidePicture } from '../../contract/site/guide.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { root } from '../../scripts/environment.ts';

it.each(LANGUAGES)('each section of the user guide in %s has a picture smaller than 60 KB', (language) => {
  for (const section of GUIDE_SECTIONS) {
    const picture = guidePicture(language, section);
    expect(statSync(join(root, 'public', picture)).size, picture).toBeLessThan(60_000);
  }
});

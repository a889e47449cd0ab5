import { rmSync } from 'node:fs';

/** Throws the data of the tests' server away. */
export default function teardown(): void {
  const { ROKADE_TEST_DATA: dataDir } = process.env;
  if (dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true });
}

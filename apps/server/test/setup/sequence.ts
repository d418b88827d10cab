import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, longest first: one of them started late would leave the other core idle at the end. */
const longest = ['fuzz', 'price-import', 'process', 'price-kill', 'matrix']

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return place === -1 ? longest.length : place
}

/** Starts the long files first, whether or not an earlier run left its times here. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

import { fetchAhead } from './app/preload.ts'

// The first file is small: it asks for what this visitor sees first while the large common part is still on its way
// (`build/head.ts` has the page ask for that one itself).
const ahead = fetchAhead()
void import('./start.tsx').then(({ start }) => start(ahead))

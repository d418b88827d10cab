import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Files below this size in bytes fit into one packet in any form. */
const smallest = 1024

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < smallest) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [brotli, zipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)])
}

/** Writes every text file of the assets once more as brotli and gzip, at their best: the server sends what is there. */
export function compressAssets(): Plugin {
  let folder = ''
  return {
    name: 'capiz:compress-assets',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      await Promise.all(
        globSync('assets/*.{js,css,svg}', { cwd: folder }).map((file) => compressFile(join(folder, file))),
      )
    },
  }
}

import type { ReactNode } from 'react'
import '@capiz/ui/styles.css'
import '@capiz/ui/fonts.css'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}

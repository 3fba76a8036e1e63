import {
  BookOpen,
  Boxes,
  CircleAlert,
  FileText,
  type LucideIcon,
  MessageCircleQuestion,
  Newspaper,
  SquareTerminal,
  Zap,
} from 'lucide-react'
import type { Entry, Kind } from '../entry.ts'

const icons: Readonly<Record<Kind, LucideIcon>> = {
  api: Boxes,
  operation: SquareTerminal,
  error: CircleAlert,
  page: FileText,
  faq: MessageCircleQuestion,
  insight: Newspaper,
  doc: BookOpen,
  action: Zap,
}

export const iconOf = ({ kind }: Entry): LucideIcon => icons[kind]

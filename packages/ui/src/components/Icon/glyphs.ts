import Archive from 'lucide-react/icons/archive'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import Ban from 'lucide-react/icons/ban'
import Bed from 'lucide-react/icons/bed'
import Bell from 'lucide-react/icons/bell'
import BookUser from 'lucide-react/icons/book-user'
import BriefcaseMedical from 'lucide-react/icons/briefcase-medical'
import Building2 from 'lucide-react/icons/building-2'
import Calendar from 'lucide-react/icons/calendar'
import Camera from 'lucide-react/icons/camera'
import ChartColumn from 'lucide-react/icons/chart-column'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-help'
import CirclePause from 'lucide-react/icons/circle-pause'
import Clock from 'lucide-react/icons/clock'
import Columns3 from 'lucide-react/icons/columns-3'
import Contact from 'lucide-react/icons/contact'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import FileText from 'lucide-react/icons/file-text'
import Files from 'lucide-react/icons/files'
import Flag from 'lucide-react/icons/flag'
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows'
import Globe from 'lucide-react/icons/globe'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import GripVertical from 'lucide-react/icons/grip-vertical'
import HandCoins from 'lucide-react/icons/hand-coins'
import Hash from 'lucide-react/icons/hash'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import History from 'lucide-react/icons/history'
import Hospital from 'lucide-react/icons/hospital'
import Hourglass from 'lucide-react/icons/hourglass'
import Image from 'lucide-react/icons/image'
import Inbox from 'lucide-react/icons/inbox'
import Info from 'lucide-react/icons/info'
import KeyRound from 'lucide-react/icons/key-round'
import Keyboard from 'lucide-react/icons/keyboard'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListChecks from 'lucide-react/icons/list-checks'
import ListFilter from 'lucide-react/icons/list-filter'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Menu from 'lucide-react/icons/menu'
import MessageSquare from 'lucide-react/icons/message-square'
import Minus from 'lucide-react/icons/minus'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import Package from 'lucide-react/icons/package'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import Paperclip from 'lucide-react/icons/paperclip'
import Pencil from 'lucide-react/icons/pencil'
import Percent from 'lucide-react/icons/percent'
import PhilippinePeso from 'lucide-react/icons/philippine-peso'
import Phone from 'lucide-react/icons/phone'
import Pin from 'lucide-react/icons/pin'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import Redo2 from 'lucide-react/icons/redo-2'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Rows3 from 'lucide-react/icons/rows-3'
import Save from 'lucide-react/icons/save'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import Settings from 'lucide-react/icons/settings'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Star from 'lucide-react/icons/star'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Sun from 'lucide-react/icons/sun'
import Table from 'lucide-react/icons/table'
import Table2 from 'lucide-react/icons/table-2'
import Tag from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import Upload from 'lucide-react/icons/upload'
import User from 'lucide-react/icons/user'
import UserCog from 'lucide-react/icons/user-cog'
import Users from 'lucide-react/icons/users'
import WifiOff from 'lucide-react/icons/wifi-off'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'

/** Which drawing stands for which meaning; names say what an icon means here, not what it shows. */
export const glyphs = {
  check: Check,
  clock: Clock,
  peso: PhilippinePeso,
  eye: Eye,
  eyeOff: EyeOff,
  pencil: Pencil,
  warning: TriangleAlert,
  pause: CirclePause,
  ban: Ban,
  hourglass: Hourglass,
  dash: Minus,
  plus: Plus,
  close: X,
  search: Search,
  filter: ListFilter,
  chevronDown: ChevronDown,
  chevronUp: ChevronUp,
  chevronLeft: ChevronLeft,
  chevronRight: ChevronRight,
  arrowUp: ArrowUp,
  arrowDown: ArrowDown,
  arrowLeft: ArrowLeft,
  arrowRight: ArrowRight,
  sort: ArrowUpDown,
  menu: Menu,
  more: Ellipsis,
  bell: Bell,
  user: User,
  users: Users,
  signOut: LogOut,
  settings: Settings,
  home: LayoutDashboard,
  inbox: Inbox,
  facility: Hospital,
  physician: Stethoscope,
  account: Building2,
  rateSheet: Table2,
  fee: HandCoins,
  room: Bed,
  document: FileText,
  documents: Files,
  nonConformity: OctagonAlert,
  audit: History,
  list: List,
  report: ChartColumn,
  calendar: Calendar,
  download: Download,
  upload: Upload,
  print: Printer,
  copy: Copy,
  trash: Trash2,
  undo: Undo2,
  redo: Redo2,
  refresh: RefreshCw,
  link: Link,
  external: ExternalLink,
  info: Info,
  success: CircleCheck,
  error: CircleAlert,
  help: CircleHelp,
  lock: Lock,
  unlock: LockOpen,
  mail: Mail,
  phone: Phone,
  place: MapPin,
  columns: Columns3,
  density: Rows3,
  sun: Sun,
  moon: Moon,
  device: Monitor,
  paperclip: Paperclip,
  image: Image,
  camera: Camera,
  compare: GitCompareArrows,
  checkList: ListChecks,
  services: BriefcaseMedical,
  package: Package,
  shield: ShieldCheck,
  drag: GripVertical,
  wait: LoaderCircle,
  offline: WifiOff,
  key: KeyRound,
  comment: MessageSquare,
  star: Star,
  zoomIn: ZoomIn,
  zoomOut: ZoomOut,
  rotate: RotateCw,
  pin: Pin,
  flag: Flag,
  directory: BookUser,
  keyboard: Keyboard,
  send: Send,
  archive: Archive,
  tag: Tag,
  globe: Globe,
  expand: Maximize2,
  collapse: PanelLeftClose,
  open: PanelLeftOpen,
  percent: Percent,
  number: Hash,
  specialty: GraduationCap,
  hmo: HeartHandshake,
  save: Save,
  table: Table,
  contact: Contact,
  permissions: UserCog,
} as const

/** Name of an icon of the closed set. */
export type IconName = keyof typeof glyphs

/** Every icon name, for the gallery. */
export const iconNames = Object.keys(glyphs) as IconName[]

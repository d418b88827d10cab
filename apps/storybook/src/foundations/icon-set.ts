import ArrowDown from '@lucide/icons/icons/arrow-down'
import ArrowUp from '@lucide/icons/icons/arrow-up'
import Ban from '@lucide/icons/icons/ban'
import Bell from '@lucide/icons/icons/bell'
import BookOpen from '@lucide/icons/icons/book-open'
import BookmarkPlus from '@lucide/icons/icons/bookmark-plus'
import BuildingComplex from '@lucide/icons/icons/building-complex'
import Calendar from '@lucide/icons/icons/calendar'
import ChartColumn from '@lucide/icons/icons/chart-column'
import Check from '@lucide/icons/icons/check'
import ChevronDown from '@lucide/icons/icons/chevron-down'
import ChevronLeft from '@lucide/icons/icons/chevron-left'
import ChevronRight from '@lucide/icons/icons/chevron-right'
import CircleAlert from '@lucide/icons/icons/circle-alert'
import CircleCheck from '@lucide/icons/icons/circle-check'
import CirclePause from '@lucide/icons/icons/circle-pause'
import ClipboardCheck from '@lucide/icons/icons/clipboard-check'
import Clock from '@lucide/icons/icons/clock'
import Columns3 from '@lucide/icons/icons/columns-3'
import Construction from '@lucide/icons/icons/construction'
import Copy from '@lucide/icons/icons/copy'
import Download from '@lucide/icons/icons/download'
import Ellipsis from '@lucide/icons/icons/ellipsis'
import ExternalLink from '@lucide/icons/icons/external-link'
import Eye from '@lucide/icons/icons/eye'
import EyeOff from '@lucide/icons/icons/eye-off'
import File from '@lucide/icons/icons/file'
import Hourglass from '@lucide/icons/icons/hourglass'
import Inbox from '@lucide/icons/icons/inbox'
import Info from '@lucide/icons/icons/info'
import Keyboard from '@lucide/icons/icons/keyboard'
import LayoutDashboard from '@lucide/icons/icons/layout-dashboard'
import ListTree from '@lucide/icons/icons/list-tree'
import LoaderCircle from '@lucide/icons/icons/loader-circle'
import Lock from '@lucide/icons/icons/lock'
import LogOut from '@lucide/icons/icons/log-out'
import MapPinOff from '@lucide/icons/icons/map-pin-off'
import Maximize from '@lucide/icons/icons/maximize'
import Menu from '@lucide/icons/icons/menu'
import MessageSquare from '@lucide/icons/icons/message-square'
import Minus from '@lucide/icons/icons/minus'
import Moon from '@lucide/icons/icons/moon'
import PanelLeftOpen from '@lucide/icons/icons/panel-left-open'
import Pencil from '@lucide/icons/icons/pencil'
import PhilippinePeso from '@lucide/icons/icons/philippine-peso'
import Plus from '@lucide/icons/icons/plus'
import Printer from '@lucide/icons/icons/printer'
import ReceiptText from '@lucide/icons/icons/receipt-text'
import RefreshCw from '@lucide/icons/icons/refresh-cw'
import RotateCcwClock from '@lucide/icons/icons/rotate-ccw-clock'
import RotateCw from '@lucide/icons/icons/rotate-cw'
import ScrollText from '@lucide/icons/icons/scroll-text'
import Search from '@lucide/icons/icons/search'
import SearchX from '@lucide/icons/icons/search-x'
import Settings2 from '@lucide/icons/icons/settings-2'
import Stethoscope from '@lucide/icons/icons/stethoscope'
import Sun from '@lucide/icons/icons/sun'
import Trash from '@lucide/icons/icons/trash'
import TriangleAlert from '@lucide/icons/icons/triangle-alert'
import Undo2 from '@lucide/icons/icons/undo-2'
import User from '@lucide/icons/icons/user'
import UserRound from '@lucide/icons/icons/user-round'
import Users from '@lucide/icons/icons/users'
import X from '@lucide/icons/icons/x'
import ZoomIn from '@lucide/icons/icons/zoom-in'
import ZoomOut from '@lucide/icons/icons/zoom-out'
import type { IconDrawing } from '@capiz/ui/Icon'

/** An icon of the set: its name at Lucide, its meaning here and its drawing. */
interface SetIcon {
  name: string
  meaning: string
  drawing: IconDrawing
}

/** The icons the product draws; a structure test holds the list equal to what components and portal import. */
export const iconSet: readonly SetIcon[] = [
  { name: 'arrow-down', meaning: 'Sorted downwards, a fall', drawing: ArrowDown },
  { name: 'arrow-up', meaning: 'Sorted upwards, a rise', drawing: ArrowUp },
  { name: 'ban', meaning: 'Stopped: disaccredited, rejected', drawing: Ban },
  { name: 'bell', meaning: 'Notifications', drawing: Bell },
  { name: 'book-open', meaning: 'Questions and answers', drawing: BookOpen },
  { name: 'bookmark-plus', meaning: 'Save a view', drawing: BookmarkPlus },
  { name: 'building-complex', meaning: 'Health facilities', drawing: BuildingComplex },
  { name: 'calendar', meaning: 'Choose a day', drawing: Calendar },
  { name: 'chart-column', meaning: 'Reports', drawing: ChartColumn },
  { name: 'check', meaning: 'Chosen, accredited, done', drawing: Check },
  { name: 'chevron-down', meaning: 'Open downwards', drawing: ChevronDown },
  { name: 'chevron-left', meaning: 'Previous', drawing: ChevronLeft },
  { name: 'chevron-right', meaning: 'Next', drawing: ChevronRight },
  { name: 'circle-alert', meaning: 'Error', drawing: CircleAlert },
  { name: 'circle-check', meaning: 'Success', drawing: CircleCheck },
  { name: 'circle-pause', meaning: 'Suspended', drawing: CirclePause },
  { name: 'clipboard-check', meaning: 'ISO compliance', drawing: ClipboardCheck },
  { name: 'clock', meaning: 'Clinic hours, waiting', drawing: Clock },
  { name: 'columns-3', meaning: 'Columns of a table', drawing: Columns3 },
  { name: 'construction', meaning: 'Page under construction', drawing: Construction },
  { name: 'copy', meaning: 'Duplicates', drawing: Copy },
  { name: 'download', meaning: 'Download', drawing: Download },
  { name: 'ellipsis', meaning: 'More actions', drawing: Ellipsis },
  { name: 'external-link', meaning: 'Opens in a new tab', drawing: ExternalLink },
  { name: 'eye', meaning: 'Show, under review', drawing: Eye },
  { name: 'eye-off', meaning: 'Hide', drawing: EyeOff },
  { name: 'file', meaning: 'File', drawing: File },
  { name: 'hourglass', meaning: 'Expired', drawing: Hourglass },
  { name: 'inbox', meaning: 'Requests', drawing: Inbox },
  { name: 'info', meaning: 'Information', drawing: Info },
  { name: 'keyboard', meaning: 'Keyboard shortcuts', drawing: Keyboard },
  { name: 'layout-dashboard', meaning: 'Today', drawing: LayoutDashboard },
  { name: 'list-tree', meaning: 'Reference lists', drawing: ListTree },
  { name: 'loader-circle', meaning: 'In progress', drawing: LoaderCircle },
  { name: 'lock', meaning: 'Locked', drawing: Lock },
  { name: 'log-out', meaning: 'Sign out', drawing: LogOut },
  { name: 'map-pin-off', meaning: 'Nothing at this address', drawing: MapPinOff },
  { name: 'maximize', meaning: 'Full screen', drawing: Maximize },
  { name: 'menu', meaning: 'Menu', drawing: Menu },
  { name: 'message-square', meaning: 'Messages', drawing: MessageSquare },
  { name: 'minus', meaning: 'None, partly chosen', drawing: Minus },
  { name: 'moon', meaning: 'Dark theme', drawing: Moon },
  { name: 'panel-left-open', meaning: 'Open', drawing: PanelLeftOpen },
  { name: 'pencil', meaning: 'Edit', drawing: Pencil },
  { name: 'philippine-peso', meaning: 'For payment only', drawing: PhilippinePeso },
  { name: 'plus', meaning: 'Add', drawing: Plus },
  { name: 'printer', meaning: 'Print', drawing: Printer },
  { name: 'receipt-text', meaning: 'Rates', drawing: ReceiptText },
  { name: 'refresh-cw', meaning: 'Try again', drawing: RefreshCw },
  { name: 'rotate-ccw-clock', meaning: 'History', drawing: RotateCcwClock },
  { name: 'rotate-cw', meaning: 'Turn', drawing: RotateCw },
  { name: 'scroll-text', meaning: 'Audit logs', drawing: ScrollText },
  { name: 'search', meaning: 'Search', drawing: Search },
  { name: 'search-x', meaning: 'Nothing found', drawing: SearchX },
  { name: 'settings-2', meaning: 'Settings', drawing: Settings2 },
  { name: 'stethoscope', meaning: 'Physicians', drawing: Stethoscope },
  { name: 'sun', meaning: 'Light theme', drawing: Sun },
  { name: 'trash', meaning: 'Delete', drawing: Trash },
  { name: 'triangle-alert', meaning: 'Needs attention', drawing: TriangleAlert },
  { name: 'undo-2', meaning: 'Undo, enable', drawing: Undo2 },
  { name: 'user', meaning: 'Person', drawing: User },
  { name: 'user-round', meaning: 'Account', drawing: UserRound },
  { name: 'users', meaning: 'Users and roles', drawing: Users },
  { name: 'x', meaning: 'Close, remove', drawing: X },
  { name: 'zoom-in', meaning: 'Zoom in', drawing: ZoomIn },
  { name: 'zoom-out', meaning: 'Zoom out', drawing: ZoomOut },
]
